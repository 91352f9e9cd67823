import { randomUUID } from "node:crypto";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";
import type { FlowSecrets, ProviderName } from "./clients/provider.ts";
import type { CodeChallenge } from "./code-challenge.ts";
import { flowLifetime } from "./flow-cookie.ts";

type NewFlow = {
  secrets: FlowSecrets;
  provider: ProviderName;
  challenge: CodeChallenge;
  redirectTo: URL;
  /** The account to link to; null for a sign-in. */
  linkingTo: string | null;
};

/** Stores a flow, and deletes some that are older than an hour. */
export async function startFlow(database: Queryable, flow: NewFlow): Promise<void> {
  await database.query(beginStatement, [
    flow.secrets.state,
    randomUUID(),
    flow.provider,
    hashToken(flow.secrets.verifier),
    flow.challenge.challenge,
    flow.challenge.method,
    flow.redirectTo.href,
    flow.linkingTo,
  ]);
}

const beginStatement = `
  with cleaned_up as (
    delete from auth.flow_state where id in (
      select id from auth.flow_state where created_at < now() - interval '1 hour' limit 10 for update skip locked
    )
  ), cleaned_up_states as (
    delete from auth.oauth_client_states where id in (
      select id from auth.oauth_client_states
      where created_at < now() - interval '1 hour' limit 10 for update skip locked
    )
  ), state as (
    insert into auth.oauth_client_states (id, provider_type, code_verifier, created_at)
    values ($2::uuid, $3, $4, now())
  )
  insert into auth.flow_state (
    id, oauth_client_state_id, provider_type, code_challenge, code_challenge_method, referrer, linking_target_id,
    authentication_method, created_at, updated_at
  )
  values ($1::uuid, $2::uuid, $3, $5, $6::auth.code_challenge_method, $7, $8::uuid, 'oauth', now(), now())`;

export type Flow = { id: string; provider: string; redirectTo: string; linkingTo: string | null };

/** The flow with these secrets, once and within ten minutes; else null. */
export async function claimFlow(
  database: Queryable,
  { state, verifier }: Pick<FlowSecrets, "state" | "verifier">,
): Promise<Flow | null> {
  const [flow] = await database.query<Flow>(
    `delete from auth.oauth_client_states using auth.flow_state
     where flow_state.id = $1::uuid and oauth_client_states.id = flow_state.oauth_client_state_id
       and code_verifier = $2
       and oauth_client_states.created_at > now() - make_interval(secs => $3::int)
     returning flow_state.id, flow_state.provider_type as provider, flow_state.referrer as "redirectTo",
       flow_state.linking_target_id as "linkingTo"`,
    [state, hashToken(verifier), flowLifetime],
  );
  return flow ?? null;
}

/** Issues the code that the page exchanges for a session. Throws AuthError when the flow was deleted. */
export async function issueCode(transaction: Queryable, flow: Flow, userId: string): Promise<string> {
  const code = randomToken();
  const issued = await transaction.query(
    `update auth.flow_state set user_id = $2, auth_code = $3, auth_code_issued_at = now(), updated_at = now()
     where id = $1 returning id`,
    [flow.id, userId, hashToken(code)],
  );
  if (issued.length === 0) throw new AuthError(400, "bad_oauth_state", "OAuth flow ended meanwhile");
  return code;
}
