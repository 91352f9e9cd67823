import { site } from "../../../../app/site.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { challengeLifetime, createChallenge } from "./challenges.ts";
import { listPasskeys } from "./passkeys.ts";
import { rejectOneMore } from "./register-passkey.ts";
import { algorithms, relyingParty, userHandleOf } from "./relying-party.ts";

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
