import { OAuth2Server } from "oauth2-mock-server";
import { afterFile } from "../../../testing/after-file.ts";
import type { ProviderClient } from "../providers/clients/provider.ts";
import { someEmail } from "./accounts.ts";

type Claims = { sub: string } & Record<string, unknown>;

export type Issuer = {
  client: ProviderClient;
  server: OAuth2Server;
  user: Claims;
};

/** An OpenID Connect issuer in place of Google, for the tests of a file. */
export function startGoogle(): Promise<Issuer> {
  return startIssuer({ clientId: "google-client", clientSecret: "google-secret", label: "Google" });
}

/** The issuer of an operator's own choice. */
export function startOpenId(): Promise<Issuer> {
  // The mock issuer does not decode the id in Basic.
  return startIssuer({ clientId: "oidcClient", clientSecret: "oidc-secret", label: "Microsoft" });
}

async function startIssuer(client: Omit<ProviderClient, "issuer" | "trustsEmail">): Promise<Issuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  afterFile(() => server.stop());
  const issuer: Issuer = {
    client: { ...client, issuer: new URL(server.issuer.url ?? ""), trustsEmail: false },
    server,
    user: someUser(),
  };
  server.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, issuer.user));
  return issuer;
}

let count = 0;

export function someUser(claims: Record<string, unknown> = {}): Claims {
  count += 1;
  return {
    sub: `${Date.now()}${count}`,
    email: someEmail(),
    email_verified: true,
    name: "Eva de Wit",
    picture: "https://images.example/eva.png",
    ...claims,
  };
}
