import type { Queryable } from "../../database/database.ts";
import { hashToken } from "./secret-tokens.ts";

export type TokenKind =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_current"
  | "email_change_token_new";

/** In seconds. */
export const tokenLifetimes: Record<TokenKind, number> = {
  confirmation_token: 86_400,
  recovery_token: 900,
  email_change_token_current: 86_400,
  email_change_token_new: 86_400,
};

/** Redeems a token once and returns its user id; null when it is unknown, expired or for another address. */
export async function redeemToken(
  transaction: Queryable,
  kind: TokenKind,
  token: string,
): Promise<string | null> {
  // Locks the user first, as all writers of tokens do, to avoid deadlocks.
  const [row] = await transaction.query<{ user_id: string }>(
    `with person as (
       select users.id, users.email, users.email_change from auth.users
       join auth.one_time_tokens on one_time_tokens.user_id = users.id
       where token_hash = $1 and users.deleted_at is null
       for update of users
     )
     delete from auth.one_time_tokens using person
     where user_id = person.id and token_hash = $1 and token_type = $2::auth.one_time_token_type
       and relates_to = case token_type when 'email_change_token_new' then person.email_change else person.email end
       and created_at > timezone('utc', now()) - make_interval(secs => $3::int)
     returning user_id`,
    [hashToken(token), kind, tokenLifetimes[kind]],
  );
  return row?.user_id ?? null;
}
