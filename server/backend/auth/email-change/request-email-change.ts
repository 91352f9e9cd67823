import type { Queryable } from "../../database/database.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import type { AccountChange, AuthContext } from "../sessions/context.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";

/**
 * Counts the mails of a change, which queues links to both addresses (GoTrue's secure email change), or a notice to a taken
 * one. Throws AuthError.
 */
export async function requestEmailChange(
  request: AuthRequest,
  context: AuthContext,
  caller: SignedIn,
  wanted: string,
): Promise<AccountChange> {
  const { database, post } = context;
  const { user } = caller;
  await requireSecondStep(database, caller);
  for (const asker of [user.id, wanted]) {
    await consumeRate(database, rateLimits.emailChangeSoon, asker);
    await consumeRate(database, rateLimits.emailChange, asker);
  }
  const [current, next] = [randomToken(), randomToken()];
  const language = mailLanguage(user.raw_user_meta_data ?? {}, request.search.get("redirect_to"));
  const link = (hash: string) => ({ hash, type: "email_change" });
  return async (transaction) => {
    const isTaken = await saveTokens(transaction, user.id, wanted, { current, next });
    if (user.email) {
      const owner = { email: user.email, language };
      await post.queue(transaction, owner, "email-change-current", link(current));
    }
    const newcomer = { email: wanted, language };
    if (isTaken) await post.queue(transaction, newcomer, "email-change-taken", null);
    else await post.queue(transaction, newcomer, "email-change-new", link(next));
  };
}

/** Whether the address is taken. The same rows are written either way. */
async function saveTokens(
  transaction: Queryable,
  id: string,
  wanted: string,
  { current, next }: { current: string; next: string },
): Promise<boolean> {
  await transaction.query(
    `update auth.users
     set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
     where id = $1`,
    [id, wanted],
  );
  await transaction.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     select gen_random_uuid(), users.id, kind::auth.one_time_token_type, hash, address,
       timezone('utc', now()), timezone('utc', now())
     from auth.users, lateral (values
       ('email_change_token_current', $2, users.email),
       ('email_change_token_new', $3, users.email_change)
     ) links (kind, hash, address)
     where users.id = $1 and address is not null
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at,
       updated_at = excluded.updated_at`,
    [id, hashToken(current), hashToken(next)],
  );
  const others = await transaction.query(
    "select from auth.users where email = $1 and not is_sso_user and email_confirmed_at is not null",
    [wanted],
  );
  return others.length > 0;
}
