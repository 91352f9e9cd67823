import { isId } from "../../../../app/data/id-pattern.ts";
import { recordEvent } from "../audit/record-event.ts";
import { AuthError } from "../calls/auth-error.ts";
import { type AuthRequest, mailLanguage } from "../calls/auth-request.ts";
import type { AuthContext } from "../sessions/context.ts";
import { type FlowSecrets, providerNames } from "./clients/provider.ts";
import { findBrowserSecret, flowSecretsOf } from "./flow-cookie.ts";
import { claimFlow, type Flow, issueCode } from "./flows.ts";
import { linkIdentity } from "./link-identity.ts";
import { redirectTarget } from "./redirect-target.ts";
import { addErrorTo, sendTo } from "./redirects.ts";
import { signInWithIdentity } from "./sign-in-with-identity.ts";

/** GET /callback: redirects from a provider to the page, with a code or an error. */
export async function returnFromProvider(request: AuthRequest, context: AuthContext): Promise<Response> {
  let page = redirectTarget(null, context.siteUrl);
  try {
    const { flow, secrets } = await resume(request, context);
    page = redirectTarget(flow.redirectTo, context.siteUrl);
    page.searchParams.set("code", await finish(request, context, flow, secrets));
    return sendTo(page);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return sendTo(addErrorTo(page, error));
  }
}

/** Only in the browser that started the flow, which prevents login CSRF. */
async function resume(
  request: AuthRequest,
  { database, siteUrl }: AuthContext,
): Promise<{ flow: Flow; secrets: FlowSecrets }> {
  const state = request.search.get("state");
  if (!state) throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing");
  const secret = findBrowserSecret(request, siteUrl);
  const isState = isId(state);
  const secrets = secret === null || !isState ? null : flowSecretsOf(secret, state);
  const flow = secrets && (await claimFlow(database, secrets));
  if (flow) return { flow, secrets };
  throw new AuthError(400, "bad_oauth_state", "OAuth callback with invalid state");
}

async function finish(
  request: AuthRequest,
  context: AuthContext,
  flow: Flow,
  secrets: FlowSecrets,
): Promise<string> {
  const name = providerNames.find((known) => known === flow.provider);
  const provider = name && context.providers[name];
  if (!provider) {
    throw new AuthError(400, "validation_failed", "Unsupported provider: provider is not enabled");
  }
  const profile = await provider.readProfile(request.search, secrets);
  return context.database.transaction(async (transaction) => {
    const { user, isAdded } = flow.linkingTo
      ? await linkIdentity(transaction, name, profile, flow.linkingTo)
      : await signInWithIdentity(transaction, name, profile);
    if (isAdded) {
      const { networkHash } = request;
      await recordEvent(transaction, {
        event: "identity-added",
        accountId: user.id,
        label: provider.label,
        networkHash,
      });
    }
    if (isAdded && user.email) {
      const language = mailLanguage(user.raw_user_meta_data ?? {}, flow.redirectTo);
      await context.post.queue(transaction, { email: user.email, language }, "identity-added", null);
    }
    return issueCode(transaction, flow, user.id);
  });
}
