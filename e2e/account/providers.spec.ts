import { expect, test } from "../fixtures/provider-site.ts";

// Requests to the provider are expected.
test.use({ expectedErrors: ["foreign request: http://localhost", "foreign request: http://127.0.0.1"] });

test("a user signs up with Google, and signs in again", async ({ page, site, google }) => {
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

test("a sign-in with Google leads back to where it was asked for", async ({ page }) => {
  await page.goto("/settings?x=1");
  await page.getByRole("button", { name: "Verder met Google" }).click();
  await expect(page).toHaveURL("/settings?x=1");
});

test("a denied sign-in at Google shows the reason on the login page", async ({ page, google }) => {
  google.server.service.once("beforeAuthorizeRedirect", ({ url }) => {
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
  await page.goto("/beheer");
  await page.getByRole("button", { name: "Verder met Google" }).click();
  await expect(
    page.getByRole("alert").getByText("Het inloggen met dat account is geweigerd of afgebroken."),
  ).toBeVisible();
  await expect(page.getByRole("form", { name: "Inloggen" })).toBeVisible();
});
