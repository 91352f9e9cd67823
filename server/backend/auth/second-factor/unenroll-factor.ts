import type { Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { lockFactors, requireOwnFactor } from "./factors.ts";

/** DELETE /factors/:id: a verified factor only from an aal2 session. */
export async function unenrollFactor(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { user, aal } = await requireSignedIn(request, context);
  const factor = await context.database.transaction(async (transaction) => {
    await lockFactors(transaction, user.id);
    const factor = await requireOwnFactor(transaction, user.id, request.id);
    if (factor.isVerified && aal !== "aal2") {
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await transaction.query("delete from auth.mfa_factors where id = $1", [factor.id]);
    await lowerSessions(transaction, user.id, factor.id);
    if (factor.isVerified) {
      await recordEvent(transaction, {
        event: "second-step-removed",
        accountId: user.id,
        networkHash: request.networkHash,
      });
    }
    if (factor.isVerified && user.email) {
      const language = mailLanguage(user.raw_user_meta_data ?? {}, request.search.get("redirect_to"));
      await context.post.queue(transaction, { email: user.email, language }, "factor-removed", null);
    }
    return factor;
  });
  return jsonOk({ id: factor.id });
}

/** Sessions that this factor verified go back to aal1, unless they began with a passkey. */
async function lowerSessions(transaction: Queryable, userId: string, factorId: string): Promise<void> {
  await transaction.query(
    `with lowered as (
       update auth.sessions set factor_id = null, updated_at = now(), aal = case when exists (
         select from auth.mfa_amr_claims where session_id = sessions.id and authentication_method = 'passkey'
       ) then aal else 'aal1' end
       where user_id = $1 and factor_id = $2 returning id
     )
     delete from auth.mfa_amr_claims using lowered
     where session_id = lowered.id and authentication_method = 'totp'`,
    [userId, factorId],
  );
}
