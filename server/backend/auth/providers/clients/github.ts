import * as oauth from "oauth4webapi";
import { z } from "zod";
import { site } from "../../../../../app/site.ts";
import { fetchProvider } from "./fetch-provider.ts";
import { toProfile } from "./profile.ts";
import type { Provider, ProviderClient } from "./provider.ts";

const userSchema = z.object({
  id: z.int().positive(),
  login: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub by OAuth 2; `url` names a GitHub Enterprise Server. */
export function createGithub(
  { clientId, clientSecret, url }: ProviderClient,
  { redirectUri, deadline }: { redirectUri: string; deadline: number },
): Provider {
  const origin = (url ?? new URL("https://github.com")).origin;
  const api = url ? `${origin}/api/v3` : "https://api.github.com";
  const client = { client_id: clientId };
  const server = {
    issuer: `${origin}/login/oauth`,
    authorization_endpoint: `${origin}/login/oauth/authorize`,
    token_endpoint: `${origin}/login/oauth/access_token`,
  };

  async function exchange(
    parameters: URLSearchParams,
    verifier: string,
    signal: AbortSignal,
  ): Promise<string> {
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(clientSecret),
      parameters,
      redirectUri,
      verifier,
      {
        [oauth.customFetch]: fetchProvider,
        [oauth.allowInsecureRequests]: origin.startsWith("http:"),
        signal,
      },
    );
    return (await oauth.processAuthorizationCodeResponse(server, client, response)).access_token;
  }

  async function read<Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    token: string,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> {
    const headers = {
      Accept: "application/vnd.github+json",
      Authorization: `Bearer ${token}`,
      "User-Agent": site.name,
    };
    const response = await fetchProvider(api + path, { headers, signal });
    if (response.status !== 200) throw new Error(`GitHub answered ${path} with ${response.status}`);
    return shape.parse(await response.json());
  }

  return {
    name: "github",
    async findAuthorizationUrl({ state, verifier }) {
      const address = new URL(server.authorization_endpoint);
      address.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "user:email",
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).toString();
      return address;
    },
    async readProfile(parameters, { state, verifier }) {
      const signal = AbortSignal.timeout(deadline);
      const accepted = oauth.validateAuthResponse(server, client, parameters, state);
      const token = await exchange(accepted, verifier, signal);
      const [user, emails] = await Promise.all([
        read("/user", userSchema, token, signal),
        read("/user/emails", emailsSchema, token, signal),
      ]);
      const primary = emails.find((email) => email.primary);
      return toProfile({
        issuer: api,
        subject: String(user.id),
        email: primary?.email ?? null,
        isEmailVerified: primary?.verified ?? false,
        name: user.name ?? null,
        picture: user.avatar_url ?? null,
        login: user.login,
      });
    },
  };
}
