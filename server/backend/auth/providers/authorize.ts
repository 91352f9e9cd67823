import { randomUUID } from "node:crypto";
import { networkOf } from "../../../shared/client-address.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import { jsonOk } from "../calls/auth-responses.ts";
import { consumeRate, rateLimits } from "../calls/rate-limits.ts";
import { requireSecondStep } from "../second-factor/require-aal2.ts";
import type { AuthContext } from "../sessions/context.ts";
import { requireSignedIn } from "../sessions/signed-in.ts";
import { type Provider, providerNames } from "./clients/provider.ts";
import type { Providers } from "./clients/providers.ts";
import { readCodeChallenge } from "./code-challenge.ts";
import { browserCookie, flowSecretsOf, takeBrowserSecret } from "./flow-cookie.ts";
import { startFlow } from "./flows.ts";
import { redirectTarget } from "./redirect-target.ts";
import { addErrorTo, sendTo } from "./redirects.ts";

/** GET /authorize: redirects to a provider to sign in or up. */
export async function authorize(request: AuthRequest, context: AuthContext): Promise<Response> {
  const prepared = prepare(request, context);
  try {
    const { address, cookie } = await start(request, context, prepared, null);
    return sendTo(address, { "Set-Cookie": cookie });
  } catch (error) {
    // The redirect page shows that the provider can't be reached.
    if (!(error instanceof AuthError && error.code === "unexpected_failure")) throw error;
    return sendTo(addErrorTo(prepared.redirectTo, error));
  }
}

/** GET /user/identities/authorize: the URL that links another provider to the caller's account. */
export async function authorizeIdentity(request: AuthRequest, context: AuthContext): Promise<Response> {
  const caller = await requireSignedIn(request, context);
  await requireSecondStep(context.database, caller);
  const { address, cookie } = await start(request, context, prepare(request, context), caller.user.id);
  if (request.search.get("skip_http_redirect") !== "true") return sendTo(address, { "Set-Cookie": cookie });
  const response = jsonOk({ url: address.href });
  response.headers.set("Set-Cookie", cookie);
  return response;
}

type PreparedFlow = ReturnType<typeof prepare>;

/** `scopes` are ignored: no provider token is stored. Throws AuthError. */
function prepare({ search }: AuthRequest, { providers, siteUrl }: AuthContext) {
  return {
    provider: chooseProvider(search.get("provider"), providers),
    challenge: readCodeChallenge(search),
    redirectTo: redirectTarget(search.get("redirect_to"), siteUrl),
  };
}

function chooseProvider(requested: string | null, providers: Providers): Provider {
  const name = providerNames.find((known) => known === requested?.toLowerCase());
  if (!name) {
    throw new AuthError(400, "validation_failed", "Unsupported provider: Provider could not be found");
  }
  const provider = providers[name];
  if (provider) return provider;
  throw new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
}

async function start(
  request: AuthRequest,
  { database, siteUrl }: AuthContext,
  { provider, challenge, redirectTo }: PreparedFlow,
  linkingTo: string | null,
): Promise<{ address: URL; cookie: string }> {
  await consumeRate(database, rateLimits.flowStartFromAddress, networkOf(request.address));
  const secret = takeBrowserSecret(request, siteUrl);
  const secrets = flowSecretsOf(secret, randomUUID());
  const address = await provider.findAuthorizationUrl(secrets);
  await startFlow(database, { secrets, provider: provider.name, challenge, redirectTo, linkingTo });
  return { address, cookie: browserCookie(secret, siteUrl) };
}
