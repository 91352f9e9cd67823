import { AuthorizationResponseError, ResponseBodyError } from "oauth4webapi";
import type { Log } from "../../../../shared/log.ts";
import { AuthError } from "../../calls/auth-error.ts";
import { createOpenIdProvider } from "./open-id.ts";
import type { Provider, ProviderName, ProviderSettings } from "./provider.ts";

export type Providers = Record<ProviderName, Provider | null>;

type ProvidersOptions = {
  settings: ProviderSettings;
  redirectUri: string;
  /** Timeout of one flow, in milliseconds. */
  deadline: number;
  log: Pick<Log, "error">;
};

/** The configured providers. Failures are logged and become an AuthError without details. */
export function createProviders({ settings, log, ...options }: ProvidersOptions): Providers {
  const open = (name: ProviderName) =>
    settings[name] && guarded(createOpenIdProvider(name, settings[name], options), log);
  return { google: open("google"), "custom:oidc": open("custom:oidc") };
}

function guarded(provider: Provider, log: Pick<Log, "error">): Provider {
  return {
    ...provider,
    findAuthorizationUrl: (secrets) =>
      provider.findAuthorizationUrl(secrets).catch((error) => {
        throw explain(error, provider.name, "Unable to reach the external provider", log);
      }),
    readProfile: (parameters, secrets) =>
      provider.readProfile(parameters, secrets).catch((error) => {
        throw explain(error, provider.name, "Unable to exchange external code", log);
      }),
  };
}

function explain(error: unknown, provider: string, message: string, log: Pick<Log, "error">): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof AuthorizationResponseError) return describeProviderError(error.error);
  const response = error instanceof ResponseBodyError ? error.error : null;
  log.error("a provider did not answer as it should", error, { provider, response });
  return new AuthError(422, "unexpected_failure", message);
}

/** Denied by the user or the provider (RFC 6749, 4.1.2.1). Its description is not passed on: anybody can forge it. */
function describeProviderError(error: string): AuthError {
  return error === "access_denied"
    ? new AuthError(403, "bad_oauth_callback", "The sign-in was not allowed at the provider")
    : new AuthError(422, "bad_oauth_callback", "The provider refused the sign-in");
}
