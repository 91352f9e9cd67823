import { idPattern } from "../../app/data/id-pattern.ts";
import type { ProviderClient, ProviderSettings } from "../backend/auth/providers/clients/provider.ts";

const googleIssuer = new URL("https://accounts.google.com");

type Given = {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_URL?: URL | undefined;
  OIDC_ISSUER?: URL | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_TRUST_EMAIL?: boolean | undefined;
};

type Gap = { missing: string; given: string };

/** The configured clients; of an incomplete one, which variable is missing and which is given. */
export function chooseProviders(values: Given): ProviderSettings | Gap {
  const gap =
    gapIn(values, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"], ["GOOGLE_URL"]) ??
    gapIn(values, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"], ["OIDC_NAME", "OIDC_TRUST_EMAIL"]);
  return gap ?? { google: chooseGoogle(values), "custom:oidc": chooseOpenId(values) };
}

function gapIn(values: Given, needed: (keyof Given)[], added: (keyof Given)[]): Gap | null {
  const missing = needed.find((name) => values[name] === undefined);
  const given = [...needed, ...added].find((name) => values[name] !== undefined);
  return missing && given ? { missing, given } : null;
}

function chooseGoogle(values: Given): ProviderClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    issuer: values.GOOGLE_URL ?? googleIssuer,
    label: "Google",
    trustsEmail: false,
  };
}

function chooseOpenId(values: Given): ProviderClient | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    issuer,
    label: values.OIDC_NAME ?? issuer.host,
    trustsEmail: values.OIDC_TRUST_EMAIL ?? false,
  };
}

/** Codes and secrets travel in the clear only within this machine. */
export function isProviderAddress({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || hostname === "localhost" || /^(127\.|\[::1\])/.test(hostname);
}

/** The id of `consumers`: everybody's accounts are in that tenant. */
const personalAccounts = "9188040d-6c67-4c5b-b112-36a304b66dad";

const tenantPath = new RegExp(`^/${idPattern}/v2\\.0$`);

/** What is wrong with the address of an issuer; null when nothing is. */
export function describeIssuer(url: URL | null): string | null {
  const isIssuer =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}${url.pathname}` &&
    !url.pathname.includes("/.well-known/");
  if (!isIssuer || !isProviderAddress(url)) {
    return "must be the address of an OpenID Connect issuer, without what follows a ? or #, and https unless it is this machine's";
  }
  // There, one issuer speaks for all tenants, whose administrators choose their people's addresses.
  if (!/^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/.test(url.hostname)) return null;
  return tenantPath.test(url.pathname) && !url.pathname.startsWith(`/${personalAccounts}/`)
    ? null
    : "must name your own tenant at Microsoft by its id, not common, organizations or consumers: https://login.microsoftonline.com/TENANT-ID/v2.0";
}
