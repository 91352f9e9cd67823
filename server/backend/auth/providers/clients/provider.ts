import type { Metadata } from "../../calls/auth-request.ts";

export type ProviderName = "google" | "github";

export type ProviderClient = {
  clientId: string;
  clientSecret: string;
  /** Another origin than the provider's own. */
  url: URL | null;
};

/** Null where a provider is not configured. */
export type ProviderSettings = Record<ProviderName, ProviderClient | null>;

export type Profile = {
  /** The provider's permanent id; e-mail addresses may change hands. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** In GoTrue's names, as in `identity_data`. */
  data: Metadata;
};

/** The secrets of one flow; only the browser can derive the verifier and the nonce. */
export type FlowSecrets = { state: string; verifier: string; nonce: string };

export type Provider = {
  name: ProviderName;
  /** The authorization URL (RFC 6749, 4.1.1; RFC 7636, 4.3). Throws AuthError. */
  findAuthorizationUrl(secrets: FlowSecrets): Promise<URL>;
  /** The profile behind the callback's parameters. Throws AuthError. */
  readProfile(parameters: URLSearchParams, secrets: FlowSecrets): Promise<Profile>;
};
