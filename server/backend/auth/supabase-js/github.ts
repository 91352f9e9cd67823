import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { afterFile } from "../../../testing/after-file.ts";
import { freePort } from "../../../testing/free-port.ts";
import type { ProviderClient } from "../providers/clients/provider.ts";
import { someEmail } from "./accounts.ts";

type Email = { email: string; primary: boolean; verified: boolean; visibility: string | null };

export type Github = {
  client: ProviderClient;
  user: Record<string, unknown>;
  emails: Email[] | Record<string, unknown>;
  status: number;
  meanwhile: (() => Promise<unknown>) | null;
};

let count = 0;

export function someGithubUser(): Pick<Github, "user" | "emails" | "status"> {
  count += 1;
  const id = 1_000_000 + count;
  return {
    user: { id, login: `octo-${id}`, name: null, avatar_url: "https://avatars.example/u/1", email: null },
    emails: [
      { email: `${id}@users.noreply.github.com`, primary: false, verified: true, visibility: null },
      { email: someEmail(), primary: true, verified: true, visibility: "private" },
    ],
    status: 200,
  };
}

/** A server with GitHub's OAuth and user endpoints. */
export async function startGithub(): Promise<Github> {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();

  function authorize(url: URL): string {
    const back = new URL(url.searchParams.get("redirect_uri") ?? "");
    const code = randomUUID();
    challenges.set(code, url.searchParams.get("code_challenge") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", url.searchParams.get("state") ?? "");
    return back.href;
  }

  /** GitHub answers a wrong code with 200 and an error in the body. */
  async function exchange(request: IncomingMessage): Promise<object> {
    await github.meanwhile?.();
    github.meanwhile = null;
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const verifier = createHash("sha256").update(form.get("code_verifier") ?? "");
    const challenge = challenges.get(form.get("code") ?? "");
    challenges.delete(form.get("code") ?? "");
    const isRight =
      challenge === verifier.digest("base64url") && form.get("client_secret") === "github-secret";
    if (!isRight) return { error: "bad_verification_code" };
    const token = `gho_${randomUUID()}`;
    tokens.add(token);
    return { access_token: token, token_type: "bearer", scope: "user:email" };
  }

  function isKnown({ headers }: IncomingMessage): boolean {
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    return tokens.has(token) && headers["user-agent"] !== undefined;
  }

  const server = createServer(async (request, answer) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const json = (status: number, body: unknown) =>
      answer.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    switch (`${request.method} ${url.pathname}`) {
      case "GET /login/oauth/authorize":
        return answer.writeHead(302, { Location: authorize(url) }).end();
      case "POST /login/oauth/access_token":
        return json(200, await exchange(request));
      case "GET /api/v3/user":
        return isKnown(request) ? json(github.status, github.user) : json(401, {});
      case "GET /api/v3/user/emails":
        return isKnown(request) ? json(github.status, github.emails) : json(401, {});
      default:
        return json(404, {});
    }
  });
  afterFile(() => server.close());
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const url = new URL(`http://127.0.0.1:${port}`);
  const client = { clientId: "github-client", clientSecret: "github-secret", url };
  const github: Github = { client, meanwhile: null, ...someGithubUser() };
  return github;
}
