import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { site } from "../../../../app/site.ts";
import type { Queryable } from "../../database/database.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { lockFactors } from "../second-factor/factors.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import { upgradeToAal2 } from "../second-factor/upgrade-to-aal2.ts";
import type { AuthContext } from "../sessions/context.ts";
import { consumeRecovery } from "../sessions/sessions.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { challengeLifetime, consumeChallenge, createChallenge } from "./challenges.ts";
import { notifyOwner } from "./notify-owner.ts";
import { describePasskey, listPasskeys, type Passkey, requireOwnPasskey, toHex } from "./passkeys.ts";
import { algorithms, relyingParty, userHandleOf } from "./relying-party.ts";
import { readRegistration, verifyRegistration } from "./verification.ts";

/** POST /passkeys/registration/options: what `navigator.credentials.create()` takes, with a challenge for five minutes. */
export async function startRegistration(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  const { user } = caller;
  await requireSecondStep(context.database, caller);
  const held = await listPasskeys(context.database, user.id);
  rejectOneMore(held);
  const { challenge, ...stored } = await createChallenge(request, context, {
    type: "registration",
    userId: user.id,
  });
  const { id } = relyingParty(context.siteUrl);
  const name = user.email ?? user.id;
  return jsonOk({
    ...stored,
    options: {
      rp: { id, name: site.name },
      user: { id: userHandleOf(user.id), name, displayName: name },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
      timeout: challengeLifetime * 1_000,
      excludeCredentials: held
        .filter(({ rp_id }) => rp_id === id)
        .map(({ credential_id, transports }) => ({ type: "public-key", id: credential_id, transports })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    },
  });
}

/** POST /passkeys/registration/verify: a passkey of the caller; a first second step upgrades the session to aal2. */
export async function registerPasskey(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { database, siteUrl } = context;
  const caller = await requireSignedIn(request, context);
  const userId = caller.user.id;
  const given = await consumeChallenge(request, context, { type: "registration", userId });
  const response = readRegistration(given.credential);
  const credential = await verifyRegistration(response, { challenge: given.challenge, siteUrl });
  const rpId = relyingParty(siteUrl).id;
  const passkey = await database.transaction(async (transaction) => {
    await lockFactors(transaction, userId);
    await requireSecondStep(transaction, caller);
    rejectOneMore(await listPasskeys(transaction, userId));
    const isFirst = !(await hasSecondStep(transaction, userId));
    const id = await insertPasskey(transaction, {
      userId,
      credential,
      transports: response.response.transports ?? [],
      rpId,
    });
    if (isFirst) await upgradeToAal2(transaction, caller, "passkey");
    await consumeRecovery(transaction, caller.sessionId);
    const { networkHash } = request;
    await recordEvent(transaction, { event: "passkey-added", accountId: userId, networkHash });
    await notifyOwner(transaction, request, context, caller, "passkey-added");
    return requireOwnPasskey(transaction, userId, id);
  });
  return jsonOk(describePasskey(passkey, rpId));
}

const maxPasskeys = 10;

/** Throws AuthError (422) for a user with ten passkeys. */
function rejectOneMore(held: readonly Passkey[]): void {
  if (held.length < maxPasskeys) return;
  throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
}

async function hasSecondStep(transaction: Queryable, userId: string): Promise<boolean> {
  const [row] = await transaction.query<{ has: boolean }>("select private.has_second_step($1) as has", [
    userId,
  ]);
  return row?.has === true;
}

type NewPasskey = {
  userId: string;
  credential: NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;
  transports: readonly string[];
  rpId: string;
};

/** The new passkey's id. Throws AuthError (422) when somebody has it. */
async function insertPasskey(
  transaction: Queryable,
  { userId, credential, transports, rpId }: NewPasskey,
): Promise<string> {
  const [row] = await transaction.query<{ id: string }>(
    `insert into auth.webauthn_credentials (
       user_id, credential_id, public_key, attestation_type, aaguid, sign_count, transports, backup_eligible,
       backed_up, rp_id
     )
     values ($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5::uuid, $6, $7::jsonb, $8, $9, $10)
     on conflict (credential_id) do nothing
     returning id`,
    [
      userId,
      toHex(credential.credential.id),
      Buffer.from(credential.credential.publicKey).toString("hex"),
      credential.fmt,
      credential.aaguid,
      credential.credential.counter,
      JSON.stringify(transports),
      credential.credentialDeviceType === "multiDevice",
      credential.credentialBackedUp,
      rpId,
    ],
  );
  if (row) return row.id;
  throw new AuthError(422, "webauthn_credential_exists", "This credential is already registered");
}
