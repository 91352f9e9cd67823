import { z } from "zod";
import { recordEvent } from "../audit/record-event.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { lockFactors } from "../second-factor/factors.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { notifyOwner } from "./notify-owner.ts";
import { describePasskey, listPasskeys, requireOwnPasskey } from "./passkeys.ts";
import { relyingParty } from "./relying-party.ts";

/** GET /passkeys */
export async function showPasskeys(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { user } = await requireSignedIn(request, context);
  const { id } = relyingParty(context.siteUrl);
  const held = await listPasskeys(context.database, user.id);
  return jsonOk(held.map((passkey) => describePasskey(passkey, id)));
}

/** One line. */
const renaming = z.object({
  friendly_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
});

/** PATCH /passkeys/:id: another name. */
export async function renamePasskey(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  const { friendly_name: name } = await request.read(renaming);
  await requireSecondStep(context.database, caller);
  const passkey = await requireOwnPasskey(context.database, caller.user.id, request.id);
  await context.database.query(
    "update auth.webauthn_credentials set friendly_name = $2, updated_at = now() where id = $1",
    [passkey.id, name],
  );
  return jsonOk(describePasskey({ ...passkey, friendly_name: name }, relyingParty(context.siteUrl).id));
}

/** DELETE /passkeys/:id: sessions stay; what follows from the last second step is the trigger end_recovery. */
export async function removePasskey(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  await context.database.transaction(async (transaction) => {
    await lockFactors(transaction, caller.user.id);
    await requireSecondStep(transaction, caller);
    const { id } = await requireOwnPasskey(transaction, caller.user.id, request.id);
    await transaction.query("delete from auth.webauthn_credentials where id = $1", [id]);
    const { networkHash } = request;
    await recordEvent(transaction, { event: "passkey-removed", accountId: caller.user.id, networkHash });
    await notifyOwner(transaction, request, context, caller, "passkey-removed");
  });
  return new Response(null, { status: 204 });
}
