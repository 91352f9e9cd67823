import * as oauth from "oauth4webapi";
import { z } from "zod";
import { fetchProvider } from "./fetch-provider.ts";
import { toProfile } from "./profile.ts";
import type { Provider, ProviderClient, ProviderName } from "./provider.ts";

/** How long the discovery document is cached, in milliseconds. */
const discoveryLifetime = 3_600_000;

/** In seconds: how far the issuer's clock and this one's may differ in what an ID token says of its times (Core 1.0, 2). */
const clockTolerance = 120;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
  /** Microsoft's word for email_verified: whether the tenant has proven that the address's domain is its own. */
  xms_edov: z.unknown().optional(),
  /** The Workspace that has the account at Google. */
  hd: z.string().nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
});

type Options = ReturnType<typeof optionsFor>;

/** One deadline for all requests of a flow. */
function optionsFor(issuer: URL, deadline: number) {
  return {
    [oauth.customFetch]: fetchProvider,
    [oauth.allowInsecureRequests]: issuer.protocol === "http:",
    signal: AbortSignal.timeout(deadline),
  };
}

/** A sign-in at an issuer of OpenID Connect (Core 1.0, 3.1, with Discovery 1.0 and RFC 9207). */
export function createOpenIdProvider(
  name: ProviderName,
  { clientId, clientSecret, issuer, label, trustsEmail }: ProviderClient,
  { redirectUri, deadline }: { redirectUri: string; deadline: number },
): Provider {
  const client = { client_id: clientId, [oauth.clockTolerance]: clockTolerance };
  let found: { server: oauth.AuthorizationServer; until: number } | null = null;

  async function discover(asking: Options): Promise<oauth.AuthorizationServer> {
    if (found && found.until > Date.now()) return found.server;
    const response = await oauth.discoveryRequest(issuer, asking);
    const server = await oauth.processDiscoveryResponse(issuer, response);
    found = { server, until: Date.now() + discoveryLifetime };
    return server;
  }

  return {
    name,
    label,
    async findAuthorizationUrl({ state, verifier, nonce }) {
      const server = await discover(optionsFor(issuer, deadline));
      // It may have parameters of its own (RFC 6749, 3.1).
      const address = new URL(server.authorization_endpoint ?? "");
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      };
      for (const [key, value] of Object.entries(parameters)) address.searchParams.set(key, value);
      return address;
    },
    async readProfile(parameters, { state, verifier, nonce }) {
      const asking = optionsFor(issuer, deadline);
      const server = await discover(asking);
      const accepted = oauth.validateAuthResponse(server, client, parameters, state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authenticationAt(server, clientSecret),
        accepted,
        redirectUri,
        verifier,
        asking,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, response, asking);
      const claims = await readClaims(server, client, tokens, asking);
      const isEmailVerified = claims.email_verified ?? (isTrue(claims.xms_edov) || trustsEmail);
      return toProfile({
        issuer: server.issuer,
        subject: claims.sub,
        email: claims.email ?? null,
        isEmailVerified,
        // A Google account outside a Workspace keeps the address of a former employer.
        isEmailCurrent: isEmailVerified && (name !== "google" || Boolean(claims.hd)),
        name: claims.name ?? null,
        picture: claims.picture ?? null,
      });
    },
  };
}

/** An issuer that names no method takes Basic (Discovery 1.0, 3), which not all decode alike: Post wherever it is taken. */
function authenticationAt(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const isBasic = methods.includes("client_secret_basic") && !methods.includes("client_secret_post");
  return isBasic ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret);
}

/** The claims of the ID token, with those of UserInfo when it has no address (Core 1.0, 5.4). */
async function readClaims(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  tokens: oauth.TokenEndpointResponse,
  asking: Options,
): Promise<z.output<typeof claimsSchema>> {
  const claims = claimsSchema.parse(oauth.getValidatedIdTokenClaims(tokens));
  if (claims.email || !server.userinfo_endpoint) return claims;
  const response = await oauth.userInfoRequest(server, client, tokens.access_token, asking);
  const info = await oauth.processUserInfoResponse(server, client, claims.sub, response);
  return claimsSchema.parse({ ...claims, ...info });
}

/** Microsoft sends it in several spellings. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 1 || claim === "1" || claim === "true";
}
