import { z } from "zod";
import { rowId } from "../../../../app/data/id.ts";
import { decryptText } from "../../../shared/encrypted-text.ts";
import type { Queryable } from "../../database/database.ts";
import { refundRate, resetRate } from "../../database/rate-counts.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import { type AuthContext, openSession } from "../sessions/context.ts";
import type { Session } from "../sessions/sessions.ts";
import { requireSignedIn, type SignedIn } from "../sessions/signed-in.ts";
import { requireOpenChallenge, useChallenge } from "./factor-challenges.ts";
import { type Factor, lockFactors, requireOwnTotp } from "./factors.ts";
import { requireSecondStep } from "./require-aal2.ts";
import { totpStepOf } from "./totp.ts";
import { replaceToken, upgradeToAal2 } from "./upgrade-to-aal2.ts";

const response = z.object({ challenge_id: rowId, code: z.string().min(1).max(100) });

/** POST /factors/:id/verify: a right code upgrades the session to aal2; the first one also verifies the factor. */
export async function verifyFactor(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { database } = context;
  const caller = await requireSignedIn(request, context);
  const factor = await requireOwnTotp(database, caller.user.id, request.id);
  const { challenge_id: challengeId, code } = await request.read(response);
  await requireOpenChallenge(database, request, { id: challengeId, factorId: factor.id });
  const session = await show(request, context, caller, { factor, challengeId, code }).catch(async (error) => {
    // The transaction is rolled back; the failed attempt is recorded outside of it.
    if (error instanceof AuthError && error.code === wrongCode().code) {
      await recordEvent(database, {
        event: "second-step-failed",
        accountId: caller.user.id,
        networkHash: request.networkHash,
      });
    }
    throw error;
  });
  await resetRate(database, rateLimits.factorCode, caller.user.id);
  return jsonOk(await openSession(context, session));
}

async function show(
  request: AuthRequest,
  context: AuthContext,
  caller: SignedIn,
  { factor, challengeId, code }: { factor: Factor; challengeId: string; code: string },
): Promise<Session> {
  const step = await checkCode(context, caller, factor, code);
  return context.database.transaction(async (transaction) => {
    await lockFactors(transaction, caller.user.id);
    const { isVerified } = await requireOwnTotp(transaction, caller.user.id, factor.id);
    await useChallenge(transaction, challengeId);
    await useStep(transaction, factor.id, step);
    if (!isVerified) {
      // A passkey may have become the second step since it was enrolled.
      await requireSecondStep(transaction, caller);
      await countFactor(transaction, caller.user.id, factor.id);
      await notifyOwner(transaction, request, context, caller);
    }
    const event = isVerified ? "second-step-shown" : "second-step-added";
    await recordEvent(transaction, { event, accountId: caller.user.id, networkHash: request.networkHash });
    await upgradeToAal2(transaction, caller, "totp", factor.id);
    return replaceToken(transaction, caller);
  });
}

/** The time step of a right code; attempts are counted before the check. Throws AuthError. */
async function checkCode(
  { database, keys }: AuthContext,
  { user }: SignedIn,
  factor: Factor,
  code: string,
): Promise<number> {
  await consumeRate(database, rateLimits.factorCode, user.id);
  const secret = decryptText(keys.factorKey, factor.id, factor.secret);
  if (secret === null) {
    await refundRate(database, rateLimits.factorCode, user.id);
    const message =
      "This factor can't be checked since the signing key was changed. Use a recovery code, then set it up again.";
    throw new AuthError(403, "mfa_verification_rejected", message);
  }
  const step = totpStepOf(secret, code);
  if (step === null) throw wrongCode();
  return step;
}

/** A time step is accepted once. */
async function useStep(transaction: Queryable, factorId: string, step: number): Promise<void> {
  const used = await transaction.query(
    `insert into private.totp_steps as held (factor_id, last_step) values ($1, $2)
     on conflict (factor_id) do update set last_step = excluded.last_step
       where held.last_step < excluded.last_step
     returning factor_id`,
    [factorId, step],
  );
  if (used.length === 0) throw wrongCode();
}

function wrongCode(): AuthError {
  return new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
}

/** Deletes the user's other unverified factors. */
async function countFactor(transaction: Queryable, userId: string, factorId: string): Promise<void> {
  await transaction.query(
    "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
    [factorId],
  );
  await transaction.query(
    "delete from auth.mfa_factors where user_id = $1 and factor_type = 'totp' and status <> 'verified'",
    [userId],
  );
}

async function notifyOwner(
  transaction: Queryable,
  { search }: AuthRequest,
  { post }: AuthContext,
  { user }: SignedIn,
): Promise<void> {
  if (!user.email) return;
  const language = mailLanguage(user.raw_user_meta_data ?? {}, search.get("redirect_to"));
  await post.queue(transaction, { email: user.email, language }, "factor-added", null);
}
