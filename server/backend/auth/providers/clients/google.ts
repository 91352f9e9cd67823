import * as oauth from "oauth4webapi";
import { z } from "zod";
import { fetchProvider } from "./fetch-provider.ts";
import { toProfile } from "./profile.ts";
import type { Provider, ProviderClient } from "./provider.ts";

const ownIssuer = new URL("https://accounts.google.com");

/** How long the discovery document is cached, in milliseconds. */
const discoveryLifetime = 3_600_000;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
});

/** Google by OpenID Connect (Core 1.0, 3.1, with Discovery 1.0); `url` names another issuer. */
export function createGoogle(
  { clientId, clientSecret, url }: ProviderClient,
  { redirectUri, deadline }: { redirectUri: string; deadline: number },
): Provider {
  const issuer = url ?? ownIssuer;
  const client = { client_id: clientId };
  let found: { server: oauth.AuthorizationServer; until: number } | null = null;

  /** One deadline for all requests of a flow. */
  const options = () => ({
    [oauth.customFetch]: fetchProvider,
    [oauth.allowInsecureRequests]: issuer.protocol === "http:",
    signal: AbortSignal.timeout(deadline),
  });

  async function discover(asking: ReturnType<typeof options>): Promise<oauth.AuthorizationServer> {
    if (found && found.until > Date.now()) return found.server;
    const response = await oauth.discoveryRequest(issuer, asking);
    const server = await oauth.processDiscoveryResponse(issuer, response);
    found = { server, until: Date.now() + discoveryLifetime };
    return server;
  }

  return {
    name: "google",
    async findAuthorizationUrl({ state, verifier, nonce }) {
      const server = await discover(options());
      const address = new URL(server.authorization_endpoint ?? "");
      address.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).toString();
      return address;
    },
    async readProfile(parameters, { state, verifier, nonce }) {
      const asking = options();
      const server = await discover(asking);
      const accepted = oauth.validateAuthResponse(server, client, parameters, state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.ClientSecretPost(clientSecret),
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
      const claims = claimsSchema.parse(oauth.getValidatedIdTokenClaims(tokens));
      return toProfile({
        issuer: server.issuer,
        subject: claims.sub,
        email: claims.email ?? null,
        isEmailVerified: claims.email_verified ?? false,
        name: claims.name ?? null,
        picture: claims.picture ?? null,
      });
    },
  };
}
