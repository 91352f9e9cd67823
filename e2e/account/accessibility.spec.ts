import type { Page } from "@playwright/test";
import { expect, loginForm, signIn, test } from "../fixtures/accounts.ts";
import { consent, requestAccess } from "../fixtures/assistant.ts";

/** Expects no horizontal overflow at any width. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(surplus, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
}

// axe is slow: each state in one language, at one width.

test.describe("in Dutch, on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the login page is accessible in every state", async ({ page, expectAccessible }) => {
    await page.goto("/beheer");
    await loginForm(page).button.click();
    await expect(loginForm(page).email).toHaveAttribute("aria-invalid", "true");
    await expectAccessible();
    await expectNoSidewaysScroll(page);

    await page.getByRole("tab").nth(1).click();
    await expectAccessible();

    await page.getByRole("tab").first().click();
    await page.getByRole("button", { name: "Wachtwoord vergeten?" }).click();
    await expectAccessible();

    await page.goto("/beheer?token_hash=x&type=signup");
    await expect(page.getByRole("form")).toBeVisible();
    await expectAccessible();
  });

  test("the consent page is accessible", async ({ page, createUser, expectAccessible }) => {
    const name = "W".repeat(60);
    await signIn(page, await createUser({ isAdmin: true }), await requestAccess(page, { name }));
    await expect(consent(page).allow).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);
  });
});

test("in English, the settings are accessible in every state", async ({
  page,
  context,
  baseURL,
  createUser,
  expectAccessible,
}) => {
  await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
  await signIn(page, await createUser());
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page);

  await page.goto("/settings");
  await page.getByRole("button", { name: "Set up a second step" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("code")).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page);
});
