import { OAuth2Server } from "oauth2-mock-server";
import { someEmail } from "./accounts.ts";
import { test as base, expect } from "./own-site.ts";

export { expect };

/** A real OpenID Connect issuer in place of Google, with this signed-in address. */
export type Google = { server: OAuth2Server; email: string };

/** A site with that issuer as a provider. */
export const test = base.extend<{ google: Google }>({
  // Playwright parses the required fixtures from the braces.
  async google({ browserName: _ }, use) {
    const server = new OAuth2Server();
    const email = someEmail();
    await server.issuer.keys.generate("RS256");
    await server.start(0, "localhost");
    server.service.on("beforeTokenSigning", ({ payload }) =>
      Object.assign(payload, { sub: "1234567890", email, email_verified: true }),
    );
    await use({ server, email });
    await server.stop();
  },
  environment: ({ google }, use) => use(settingsFor(google)),
});

/** The site's configuration of the issuer. */
export function settingsFor({ server }: Google): NodeJS.ProcessEnv {
  return {
    GOOGLE_CLIENT_ID: "google-client",
    GOOGLE_CLIENT_SECRET: "google-secret",
    GOOGLE_URL: server.issuer.url ?? "",
  };
}
