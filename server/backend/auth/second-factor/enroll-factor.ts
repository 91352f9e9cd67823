import { randomUUID } from "node:crypto";
import { z } from "zod";
import { site } from "../../../../app/site.ts";
import { encryptText } from "../../../shared/encrypted-text.ts";
import type { Queryable } from "../../database/database.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn, type SignedIn } from "../sessions/signed-in.ts";
import { lockFactors } from "./factors.ts";
import { drawQrCode } from "./qr-code.ts";
import { requireSecondStep } from "./require-aal2.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

/** Fits the QR code twice, even percent-encoded. */
const name = z.string().max(64);

const enrolment = z.object({
  friendly_name: name.nullish(),
  factor_type: z.string().nullish(),
  issuer: name.nullish(),
});

/** POST /factors: an unverified factor with its secret, which is shown only here. */
export async function enrollFactor(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  const body = await request.read(enrolment);
  requireTotp(body.factor_type ?? "");
  const factor = { id: randomUUID(), friendlyName: body.friendly_name ?? "", secret: newTotpSecret() };
  const encrypted = encryptText(context.keys.factorKey, factor.id, factor.secret);
  await context.database.transaction(async (transaction) => {
    await lockFactors(transaction, caller.user.id);
    await rejectOneMore(transaction, caller, factor.friendlyName);
    await transaction.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
      [factor.id, caller.user.id, factor.friendlyName, encrypted],
    );
  });
  const uri = totpUri(factor.secret, body.issuer || site.name, caller.user.email ?? caller.user.id);
  return jsonOk({
    id: factor.id,
    type: "totp",
    friendly_name: factor.friendlyName,
    totp: { qr_code: drawQrCode(uri), secret: factor.secret, uri },
  });
}

function requireTotp(type: string): void {
  if (type === "totp") return;
  if (type === "phone") {
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (type === "webauthn") {
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  throw new AuthError(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
}

const maxFactors = 10;

type Held = { friendly_name: string | null; status: string };

/** An unverified factor expires after five minutes, as in GoTrue. */
async function rejectOneMore(transaction: Queryable, caller: SignedIn, wanted: string): Promise<void> {
  const { user, aal } = caller;
  await transaction.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status <> 'verified' and created_at < now() - interval '5 minutes'
       and not exists (select from auth.mfa_challenges where factor_id = mfa_factors.id)`,
    [user.id],
  );
  const held = await transaction.query<Held>(
    "select friendly_name, status::text from auth.mfa_factors where user_id = $1",
    [user.id],
  );
  if (held.some(({ friendly_name }) => (friendly_name ?? "") === wanted)) {
    const message = `A factor with the friendly name "${wanted}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  if (held.length >= maxFactors) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (aal !== "aal2" && held.some(({ status }) => status === "verified")) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  await requireSecondStep(transaction, caller);
}
