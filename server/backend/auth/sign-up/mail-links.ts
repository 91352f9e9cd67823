import { z } from "zod";
import { networkOf } from "../../../shared/client-address.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, type Metadata, mailLanguage, readEmail } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import type { AuthContext } from "../sessions/context.ts";
import { hashToken, randomToken } from "../tokens/secret-tokens.ts";

const recoverBody = z.object({ email: z.string().optional() });

/** POST /recover: mails a recovery link if the account exists; the response is always the same. */
export async function recover(request: AuthRequest, context: AuthContext): Promise<Response> {
  const email = readEmail((await request.read(recoverBody)).email ?? "");
  await consumeRate(context.database, rateLimits.mailsFromAddress, networkOf(request.address));
  await consumeRate(context.database, rateLimits.recoverySoon, email);
  await consumeRate(context.database, rateLimits.recovery, email);
  await mailLink(request, context, email, {
    statement: recoveryStatement,
    kind: "recovery",
    type: "recovery",
  });
  return jsonOk({});
}

const resendBody = z.object({ email: z.string().optional(), type: z.string().optional() });

/** POST /resend: mails the confirmation link again if it is pending; the response is always the same. */
export async function resend(request: AuthRequest, context: AuthContext): Promise<Response> {
  const body = await request.read(resendBody);
  if (body.type !== "signup") {
    throw new AuthError(400, "validation_failed", "Missing one of these types: signup");
  }
  const email = readEmail(body.email ?? "");
  await consumeRate(context.database, rateLimits.mailsFromAddress, networkOf(request.address));
  await consumeRate(context.database, rateLimits.confirmationSoon, email);
  await consumeRate(context.database, rateLimits.confirmation, email);
  await mailLink(request, context, email, {
    statement: confirmationStatement,
    kind: "confirmation",
    type: "signup",
  });
  return jsonOk({});
}

type Link = { statement: string; kind: "recovery" | "confirmation"; type: "recovery" | "signup" };

async function mailLink(
  request: AuthRequest,
  { database, post }: AuthContext,
  email: string,
  { statement, kind, type }: Link,
): Promise<void> {
  const token = randomToken();
  await database.transaction(async (transaction) => {
    const [person] = await transaction.query<{ data: Metadata | null }>(statement, [email, hashToken(token)]);
    if (!person) return;
    const language = mailLanguage(person.data ?? {}, request.search.get("redirect_to"));
    await post.queue(transaction, { email, language }, kind, { hash: token, type });
  });
}

// One statement for known and unknown addresses, for equal timing.
const recoveryStatement = linkStatement("recovery_token", "recovery_sent_at", "true");
const confirmationStatement = linkStatement(
  "confirmation_token",
  "confirmation_sent_at",
  "email_confirmed_at is null",
);

function linkStatement(kind: string, sentAt: string, condition: string): string {
  return `
    with person as (
      update auth.users set ${sentAt} = now()
      where email = $1 and not is_sso_user and deleted_at is null
        and (banned_until is null or banned_until <= now()) and ${condition}
      returning id, email, raw_user_meta_data
    ), token as (
      insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
      select gen_random_uuid(), id, '${kind}', $2, email, timezone('utc', now()), timezone('utc', now()) from person
      on conflict (user_id, token_type) do update
      set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
        created_at = excluded.created_at, updated_at = excluded.updated_at
    )
    select raw_user_meta_data as data from person`;
}
