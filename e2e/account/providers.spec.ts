import { expect, test } from "../fixtures/provider-site.ts";

// Requests to the provider are expected.
test.use({ expectedErrors: ["foreign request: http://localhost", "foreign request: http://127.0.0.1"] });

test("a user is denied at Google, signs up with it where that was asked for, and signs in again", async ({
  page,
  site,
  google,
}) => {
  const withGoogle = page.getByRole("button", { name: "Verder met Google" });
  google.server.service.once("beforeAuthorizeRedirect", ({ url }) => {
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
  await page.goto("/beheer");
  await withGoogle.click();
  await expect(
    page.getByRole("alert").getByText("Het inloggen met dat account is geweigerd of afgebroken."),
  ).toBeVisible();
  await expect(page.getByRole("form", { name: "Inloggen" })).toBeVisible();

  await page.goto("/settings?x=1");
  await withGoogle.click();
  await expect(page).toHaveURL("/settings?x=1");
  await expect(page.getByRole("main").getByText(google.email).first()).toBeVisible();
  expect(await site.query("select provider from auth.identities")).toContainEqual({ provider: "google" });
  await expect(page.getByRole("button", { name: "Google ontkoppelen" })).toBeVisible();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await withGoogle.click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Geen toegang" })).toBeVisible();
});

test("somebody of an allowed domain signs in at the firm's issuer, works on the site, and unlinks a former provider", async ({
  page,
  site,
  google,
}) => {
  const domain = google.email.split("@")[1] ?? "";
  await site.query("insert into public.otm_allowed_domains (domain, role) values ($1, 'editor')", [domain]);
  await page.goto("/beheer");
  await expect(page.getByRole("button", { name: "Verder met Google" })).toBeVisible();
  await expect(page.getByRole("button", { name: /GitHub/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Verder met Microsoft" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("complementary").getByText("Editor", { exact: true })).toBeVisible();

  await site.query(
    `insert into auth.identities (provider_id, provider, user_id, identity_data, created_at, updated_at)
     select '1000001', 'github', user_id, identity_data, now(), now() from auth.identities
     where provider = 'custom:oidc'`,
  );
  await page.goto("/settings");
  const former = page.getByRole("listitem").filter({ hasText: "GitHub" });
  await expect(former).toContainText("Hiermee inloggen kan niet meer.");
  await page.getByRole("button", { name: "GitHub ontkoppelen" }).click();
  await expect(former).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Microsoft ontkoppelen" })).toBeVisible();
});
