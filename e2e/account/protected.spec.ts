import type { Page } from "@playwright/test";
import { expect, fillIn, grant, loginForm, revoke, signIn, test } from "../fixtures/accounts.ts";

const denied = "Geen toegang";

test("a visitor is redirected to the login page, and then back", async ({ page, createUser }) => {
  const user = await createUser();
  for (const path of ["/admin", "/admin/settings", "/settings?x=1"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/beheer");
  }
  await expect(loginForm(page).signIn).toBeVisible();

  await fillIn(page, user);
  await expect(page).toHaveURL("/settings?x=1");
  await expect(page.getByRole("main").getByText(user.email)).toBeVisible();
});

test('users without the role see "Access Denied" with two links', async ({ page, createUser }) => {
  const user = await createUser();
  await signIn(page, user);
  const main = page.getByRole("main");
  await expect(main.getByText("U hebt geen beheerdersrechten om deze pagina te openen.")).toBeVisible();
  await expect(main.getByText(user.email)).toBeVisible();
  await expect(main.getByText("Uw account heeft beheerdersrechten nodig voor het blogbeheer.")).toBeVisible();

  await main.getByRole("link", { name: "Naar home" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/admin/settings");
  await page.getByRole("button", { name: "Terug naar inloggen" }).click();
  await expect(loginForm(page).signIn).toBeVisible();
  await page.goto("/settings");
  await expect(page).toHaveURL("/beheer");
});

test("an administrator never sees the card, also with a slow role check", async ({ page, createUser }) => {
  const user = await createUser({ isAdmin: true });
  const answer = holdRole(page);
  await page.addInitScript(watchFor, denied);
  await signIn(page, user);
  await expect(page.getByRole("status").getByText("Inloggen...")).toBeVisible();

  (await answer)();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
  expect(await page.evaluate(() => Reflect.get(window, "wasSeen"))).toBeUndefined();
});

test("the card appears a hundred milliseconds after the role check", async ({ page, createUser }) => {
  const user = await createUser();
  await page.clock.install();
  const answer = holdRole(page);
  await signIn(page, user);
  await page.clock.runFor(5_000);
  await expect(page.getByRole("status").getByText("Inloggen...")).toBeVisible();

  // The clock is paused from here.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
  const answered = page.waitForResponse("**/rest/v1/rpc/get_own_role");
  (await answer)();
  await (await answered).finished();
  await page.clock.runFor(99);
  await expect(page.getByRole("heading", { name: denied })).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole("heading", { name: denied })).toBeVisible();
});

test("a revoked or granted role applies to an open page", async ({ page, createUser, openClient }) => {
  const user = await createUser({ isAdmin: true });
  await signIn(page, user);
  await expectPanelLoaded(page);

  await revoke(openClient(), user.id);
  await returnToTab(page);
  await expect(page.getByRole("heading", { name: denied })).toBeVisible();

  await grant(openClient(), user.id);
  await returnToTab(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
});

/** Waits for the requests of the screen too, which a session that ends would fail. */
async function expectPanelLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Administration");
  await page.waitForLoadState("networkidle");
}

/** Delays role responses until the resolved function is called. */
function holdRole(page: Page): Promise<() => void> {
  return new Promise((resolve) => {
    const released = new Promise<void>((release) => resolve(release));
    void page.route("**/rest/v1/rpc/has_role", async (route) => {
      await released;
      await route.continue();
    });
  });
}

/** Runs in the page: records whether a text was ever shown. */
function watchFor(text: string): void {
  new MutationObserver(() => {
    if (document.body?.innerText.includes(text)) Reflect.set(window, "wasSeen", true);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Simulates a return to the tab. */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}
