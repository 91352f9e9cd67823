import type {
  ProviderClient,
  ProviderName,
  ProviderSettings,
} from "../backend/auth/providers/clients/provider.ts";

type Given<Prefix extends string> = {
  [name in `${Prefix}_CLIENT_ID` | `${Prefix}_CLIENT_SECRET`]?: string | undefined;
} & { [name in `${Prefix}_URL`]?: URL | undefined };

/** The configured clients; of an incomplete one, which variable is missing and which is given. */
export function chooseProviders(
  values: Given<"GOOGLE"> & Given<"GITHUB">,
): ProviderSettings | { missing: string; given: string } {
  const google = chooseClient(
    "google",
    values.GOOGLE_CLIENT_ID,
    values.GOOGLE_CLIENT_SECRET,
    values.GOOGLE_URL,
  );
  const github = chooseClient(
    "github",
    values.GITHUB_CLIENT_ID,
    values.GITHUB_CLIENT_SECRET,
    values.GITHUB_URL,
  );
  if (google && "missing" in google) return google;
  if (github && "missing" in github) return github;
  return { google, github };
}

function chooseClient(
  name: ProviderName,
  clientId: string | undefined,
  clientSecret: string | undefined,
  url: URL | undefined,
): ProviderClient | null | { missing: string; given: string } {
  if (clientId && clientSecret) return { clientId, clientSecret, url: url ?? null };
  const prefix = name.toUpperCase();
  const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`];
  if (clientId) return { missing: secret, given: id };
  if (clientSecret) return { missing: id, given: secret };
  return url ? { missing: id, given: `${prefix}_URL` } : null;
}

/** Codes and secrets travel in the clear only within this machine. */
export function isProviderAddress({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || hostname === "localhost" || /^(127\.|\[::1\])/.test(hostname);
}
