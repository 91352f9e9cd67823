import type { Queryable } from "../database.ts";
import { hashToken } from "./secret-tokens.ts";

export type TokenKind =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_current"
  | "email_change_token_new";

/** How long a link in a mail holds, in seconds. */
export const tokenLifetimes: Record<TokenKind, number> = {
  confirmation_token: 86_400,
  recovery_token: 900,
  email_change_token_current: 86_400,
  email_change_token_new: 86_400,
};

/**
 * Uses a token up and says whose it was; null when there is none such, when it is too old, or when the person has
 * another address by now, or wants another one than the link was sent to. Of several at once one finds it.
 */
export async function redeemToken(
  transaction: Queryable,
  kind: TokenKind,
  token: string,
): Promise<string | null> {
  const [row] = await transaction.query<{ user_id: string }>(
    `delete from auth.one_time_tokens using auth.users
     where users.id = one_time_tokens.user_id and users.deleted_at is null
       and token_hash = $1 and token_type = $2::auth.one_time_token_type
       and relates_to = case token_type when 'email_change_token_new' then users.email_change else users.email end
       and one_time_tokens.created_at > timezone('utc', now()) - make_interval(secs => $3::int)
     returning one_time_tokens.user_id`,
    [hashToken(token), kind, tokenLifetimes[kind]],
  );
  return row?.user_id ?? null;
}
