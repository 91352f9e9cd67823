import type { Page } from "@playwright/test";
import { expect, loginForm, signIn, test } from "../fixtures/accounts.ts";
import { consent, requestAccess } from "../fixtures/assistant.ts";

/** Expects no horizontal overflow at any width. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(surplus, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
}

// axe is slow: each language at one width.
for (const [language, width] of [
  ["nl", 360],
  ["en", 1280],
] as const) {
  test.describe(`at ${width} pixels, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: "language", value: language, url: baseURL ?? "" }]);
    });

    test("the login page is accessible in every state", async ({ page, expectAccessible }) => {
      await page.goto("/beheer");
      await loginForm(page).button.click();
      await expect(loginForm(page).email).toHaveAttribute("aria-invalid", "true");
      await expectAccessible();
      await expectNoSidewaysScroll(page);

      await page.getByRole("tab").nth(1).click();
      await expectAccessible();

      await page.getByRole("tab").first().click();
      await page.getByRole("button", { name: /^(Wachtwoord vergeten|Forgot password)\?$/ }).click();
      await expectAccessible();

      await page.goto("/beheer?token_hash=x&type=signup");
      await expect(page.getByRole("form")).toBeVisible();
      await expectAccessible();
    });

    test("the settings are accessible in every state", async ({ page, createUser, expectAccessible }) => {
      await signIn(page, await createUser());
      await expect(page.getByRole("heading", { name: /^(Geen toegang|Access Denied)$/ })).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);

      await page.goto("/settings");
      await page.getByRole("button", { name: /^(Tweede stap instellen|Set up a second step)$/ }).click();
      await page.getByRole("button", { name: /^(Verder|Continue)$/ }).click();
      await expect(page.getByRole("code")).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    });

    test("the consent page is accessible", async ({ page, createUser, expectAccessible }) => {
      const name = "W".repeat(60);
      await signIn(page, await createUser({ isAdmin: true }), await requestAccess(page, { name }));
      await expect(consent(page).allow).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    });
  });
}
