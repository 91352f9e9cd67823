import { OAuth2Server } from "oauth2-mock-server";
import { someEmail } from "./accounts.ts";
import { test as base, expect } from "./own-site.ts";

/** A real OpenID Connect issuer in Google's place, where somebody with this address is signed in. */
type Google = { server: OAuth2Server; email: string };

const test = base.extend<{ google: Google }>({
  // Playwright wants to read which fixtures this one needs, in braces; it needs none.
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
  environment: ({ google: { server } }, use) =>
    use({
      GOOGLE_CLIENT_ID: "google-client",
      GOOGLE_CLIENT_SECRET: "google-secret",
      GOOGLE_URL: server.issuer.url ?? "",
    }),
});

// Whoever leaves for a provider leaves the site.
test.use({ expectedComplaints: ["foreign request: http://localhost", "foreign request: http://127.0.0.1"] });

test("somebody signs up by way of Google, and in again", async ({ page, site, google }) => {
  await page.goto("/beheer");
  await page.getByRole("button", { name: "Verder met Google" }).click();
  await expect(page.getByRole("heading", { name: "Geen toegang" })).toBeVisible();
  await expect(page.getByText(google.email)).toBeVisible();
  expect(await site.query("select provider from auth.identities")).toContainEqual({ provider: "google" });

  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Google ontkoppelen" })).toBeVisible();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await page.getByRole("button", { name: "Verder met Google" }).click();
  await expect(page).toHaveURL("/admin");
});

test("who says no at Google is back at the login page, with the reason", async ({ page, google }) => {
  google.server.service.once("beforeAuthorizeRedirect", ({ url }) => {
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
  await page.goto("/beheer");
  await page.getByRole("button", { name: "Verder met Google" }).click();
  await expect(
    page.getByRole("alert").getByText("Het inloggen is daar geweigerd of afgebroken."),
  ).toBeVisible();
  await expect(page.getByRole("form", { name: "Inloggen" })).toBeVisible();
});
