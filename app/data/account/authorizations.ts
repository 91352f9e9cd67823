import { z } from "../../zod.ts";
import { type TokenDays, type TokenScope, tokenScopes } from "../access-tokens/token-terms.ts";
import type { Database } from "../database.ts";
import { rowId } from "../id.ts";
import { singleLine } from "../statistics/single-line.ts";

/** What a program asks of the signed-in user (RFC 6749, 4.1.1). */
export type Authorization = {
  /** What the program says it is called; may be empty. */
  name: string;
  host: string;
  /** Whether the host itself has published the name. */
  isVerified: boolean;
  /** Whether a program on the user's computer gets the access, which may be any under any name. */
  isOnDevice: boolean;
  /** With its colon: of an app that a link of this scheme opens (RFC 8252, 7.1). */
  scheme: string | null;
  email: string;
  /** Besides reading. */
  scopes: readonly TokenScope[];
};

export type Decision =
  | { action: "approve"; scopes: readonly ("read" | TokenScope)[]; days: TokenDays }
  | { action: "deny" };

/** `gone`: unknown, expired, decided, or somebody else's; `full`: the user has as many tokens as one may have. */
export type AuthorizationFailure = "signedOut" | "refused" | "gone" | "full" | "tooMany" | "away";

export class AuthorizationProblem extends Error {
  readonly failure: AuthorizationFailure;

  constructor(failure: AuthorizationFailure) {
    super(`An authorization failed: ${failure}`);
    this.failure = failure;
  }
}

/** A client with the user's session, and the address and key of its backend. */
type SignedInBackend = { db: Database; url: string; key: string };

const details = z.object({
  client: z.object({ name: z.string() }),
  user: z.object({ email: z.string() }),
  redirect_uri: z.string(),
  scope: z.string(),
  host: z.string(),
  is_verified_host: z.boolean(),
});
const redirect = z.object({ redirect_url: z.string() });

/** The open authorization with this id, which is this user's from now on. Throws AuthorizationProblem. */
export async function getAuthorization(backend: SignedInBackend, id: string): Promise<Authorization> {
  const asked = details.parse(await send(backend, id, ""));
  const scopes = asked.scope.split(" ");
  return {
    name: singleLine(asked.client.name),
    host: asked.host,
    isVerified: asked.is_verified_host,
    isOnDevice: asked.host === "localhost",
    scheme: /^(?!https?:)[^/]+:/.exec(asked.redirect_uri)?.[0] ?? null,
    email: asked.user.email,
    scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
  };
}

/** The address that tells the program of the decision. Throws AuthorizationProblem. */
export async function decideAuthorization(
  backend: SignedInBackend,
  id: string,
  decision: Decision,
): Promise<string> {
  return redirect.parse(await send(backend, id, "/consent", decision)).redirect_url;
}

/** The auth client's own call for a decision has no scopes and no duration. */
async function send(
  { db, url, key }: SignedInBackend,
  id: string,
  path: string,
  decision?: Decision,
): Promise<unknown> {
  // Anything else would be another path.
  if (!rowId.safeParse(id).success) throw new AuthorizationProblem("gone");
  const { session } = (await db.auth.getSession()).data;
  const answer = await fetch(`${url}/auth/v1/oauth/authorizations/${id}${path}`, {
    headers: {
      apikey: key,
      Authorization: `Bearer ${session?.access_token ?? ""}`,
      "Content-Type": "application/json",
    },
    ...(decision && { method: "POST", body: JSON.stringify(decision) }),
  }).catch(() => null);
  if (!answer?.ok) throw new AuthorizationProblem(failures.get(answer?.status ?? 0) ?? "away");
  return answer.json();
}

const failures: ReadonlyMap<number, AuthorizationFailure> = new Map([
  [401, "signedOut"],
  [403, "refused"],
  [404, "gone"],
  [409, "full"],
  [429, "tooMany"],
]);
