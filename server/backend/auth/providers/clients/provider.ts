import type { Metadata } from "../../calls/auth-request.ts";

export type ProviderName = "google" | "github";

export type ProviderClient = {
  clientId: string;
  clientSecret: string;
  /** Where the provider is, when it is not at its own address: a GitHub Enterprise Server, or a test's. */
  url: URL | null;
};

/** Null for what nobody may sign in with. */
export type ProviderSettings = Record<ProviderName, ProviderClient | null>;

/** What a provider says of a person. */
export type Profile = {
  /** Who it is at the provider, for ever: addresses and names there may change hands. */
  subject: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  /** All of it under the names that GoTrue keeps in `identity_data`. */
  data: Metadata;
};

/** One person's way to the provider and back. The verifier and the nonce are known to their browser alone. */
export type Journey = { state: string; verifier: string; nonce: string };

export type Provider = {
  name: ProviderName;
  /** Where the person goes to, with OAuth 2's parameters (RFC 6749, 4.1.1; RFC 7636, 4.3). Throws AuthError. */
  findAuthorizationUrl(journey: Journey): Promise<URL>;
  /** Who came back with these parameters. Throws AuthError. */
  readProfile(parameters: URLSearchParams, journey: Journey): Promise<Profile>;
};
