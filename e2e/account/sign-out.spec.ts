// @module-tag S18

import { expect, loginForm, signIn, test } from "../fixtures/accounts.ts";
import { lostConnectionError, statusError } from "../fixtures/pages.ts";

test("a sign-out ends this session, in every tab, and not the others", async ({
  page,
  context,
  createUser,
}) => {
  const user = await createUser();
  await signIn(page, user, "/settings");
  const other = await context.newPage();
  await other.goto("/settings");
  await expect(other.getByText(user.email)).toBeVisible();

  await page.getByRole("button", { name: "Uitloggen" }).click();

  await expect(page).toHaveURL("/beheer");
  await expect(page.getByRole("status").getByText("Uitgelogd")).toBeVisible();
  await page.getByRole("button", { name: "EN, this page in English" }).click();
  await expect(page.getByRole("tab", { name: "Sign up" })).toBeVisible();
  await expect(page.getByRole("status").getByText("Signed out")).toBeHidden();
  await expect(other).toHaveURL("/beheer");
  await expect(page.getByRole("banner").getByRole("link", { name: "Instellingen" })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await user.client.auth.getUser()).error).toBeNull();
});

test.describe("a failing sign-out request", () => {
  test.use({
    expectedErrors: [lostConnectionError, "The sign-out request failed", statusError(403)],
  });

  test("is not waited for, and only logged", async ({ page, createUser }) => {
    await signIn(page, await createUser(), "/settings");
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/auth/v1/logout*", async (route) => {
      await promise;
      await route.abort();
    });
    await page.getByRole("button", { name: "Uitloggen" }).click();
    await expect(loginForm(page).signIn).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("vlotwerk-session"))).toBeNull();
    const failed = page.waitForEvent("requestfailed");
    resolve();
    await failed;

    await expect(loginForm(page).signIn).toBeVisible();
    await page.reload();
    await expect(loginForm(page).signIn).toBeVisible();
  });
});
