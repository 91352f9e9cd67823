import type { Metadata } from "../../calls/auth-request.ts";

/** As stored with identities; auth-js has the prefix `custom:` for a provider that it does not know by name. */
export const providerNames = ["google", "custom:oidc"] as const;

export type ProviderName = (typeof providerNames)[number];

export type ProviderClient = {
  clientId: string;
  clientSecret: string;
  issuer: URL;
  /** The name on its button. */
  label: string;
  /** The operator states that the issuer verifies addresses without saying so. */
  trustsEmail: boolean;
};

/** Null where a provider is not configured. */
export type ProviderSettings = Record<ProviderName, ProviderClient | null>;

export type Profile = {
  /** The provider's permanent id; e-mail addresses may change hands. */
  subject: string;
  issuer: string;
  email: string;
  isEmailVerified: boolean;
  /** Whether the issuer vouches that the address still is this person's, beyond having been so once. */
  isEmailCurrent: boolean;
  /** In GoTrue's names, as in `identity_data`. */
  data: Metadata;
};

/** The secrets of one flow; only the browser can derive the verifier and the nonce. */
export type FlowSecrets = { state: string; verifier: string; nonce: string };

export type Provider = {
  name: ProviderName;
  label: string;
  /** The authorization URL (RFC 6749, 4.1.1; RFC 7636, 4.3). Throws AuthError. */
  findAuthorizationUrl(secrets: FlowSecrets): Promise<URL>;
  /** The profile behind the callback's parameters. Throws AuthError. */
  readProfile(parameters: URLSearchParams, secrets: FlowSecrets): Promise<Profile>;
};
