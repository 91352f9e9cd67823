import { rememberMisses } from "../../../shared/remember-misses.ts";
import type { Caller, Database } from "../../database/database.ts";
import { type Rate, tryConsumeRate } from "../../database/rate-counts.ts";
import { audience } from "./access-tokens.ts";
import { hashToken } from "./secret-tokens.ts";

/** The caller of a person's own access token, and what it may do. */
export type TokenCaller = Caller & { scopes: readonly string[] };

export const tokenRate: Rate = { name: "access token", max: 300, seconds: 60 };

type Identified = { caller: TokenCaller } | { problem: "invalid" | "expired" } | { wait: number };

type Row = { id: string; user_id: string; scopes: string[]; is_expired: boolean };

/** Whether a bearer token is one that a person made in the settings; all others are JWTs. */
export function isPersonalToken(token: string): boolean {
  return token.startsWith("vlotwerk_");
}

/**
 * Identifies the caller of a token, or says how many seconds its rate limit lasts; wrong tokens are remembered. The
 * database checks it again in each statement.
 */
export function createTokenIdentifier(database: Database): (token: string) => Promise<Identified> {
  // A token is random: one that was wrong never becomes right.
  const tokens = rememberMisses(async (hash) => (await database.query<Row>(findToken, [hash]))[0] ?? null);

  return async function identify(token) {
    const held = tokenShape.test(token) ? await tokens.find(hashToken(token)) : null;
    if (!held) return { problem: "invalid" };
    if (held.is_expired) return { problem: "expired" };
    const wait = await tryConsumeRate(database, tokenRate, held.id);
    if (wait > 0) return { wait };
    const claims = { sub: held.user_id, role: "authenticated", aud: audience, access_token_id: held.id };
    return { caller: { role: "authenticated", claims: JSON.stringify(claims), scopes: held.scopes } };
  };
}

const tokenShape = /^vlotwerk_[0-9a-f]{64}$/;

/**
 * Whether the database lets the person of this token do what a scope names, of an editor where that is asked for: without
 * a right, lists would seem empty.
 */
export function isTokenAllowed(
  database: Database,
  { claims }: TokenCaller,
  scope: string,
  asEditor: boolean,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    const [row] = await transaction.query<{ is_allowed: boolean }>(
      "select case when $2 then private.has_token_of_editor($1) else private.has_token($1) end as is_allowed",
      [scope, asEditor],
    );
    return row?.is_allowed === true;
  });
}

/** Without a role, a token reads and writes nothing. The last use is known to the minute. */
const findToken = `
  with held as (
    select token.id, token.user_id, token.scopes, token.expires_at <= now() as is_expired
    from public.otm_access_tokens token
    where token.token_hash = $1
      and exists (select from public.user_roles where user_roles.user_id = token.user_id)
  ), used as (
    update public.otm_access_tokens token set last_used_at = now() from held
    where token.id = held.id and not held.is_expired
      and (token.last_used_at is null or token.last_used_at < now() - interval '1 minute')
  )
  select * from held`;
