import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import type { AuthContext } from "../sessions/context.ts";
import { challengeLifetime, createChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";

/** POST /passkeys/authentication/options: what `navigator.credentials.get()` takes. The same for everybody. */
export async function startAuthentication(request: AuthRequest, context: AuthContext): Promise<Response> {
  const { challenge, ...stored } = await createChallenge(request, context, {
    type: "authentication",
    userId: null,
  });
  return jsonOk({
    ...stored,
    options: {
      challenge,
      timeout: challengeLifetime * 1_000,
      rpId: relyingParty(context.siteUrl).id,
      userVerification: "required",
    },
  });
}
