import type { Page } from "@playwright/test";
import { formOf } from "../../fixtures/forms.ts";
import { hydrated, started, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

/** The scripts requested so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}

test("who reads and scrolls loads no scripts", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only its protocol has touches");
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 4_000);
  const touch = await page.context().newCDPSession(page);
  const link = await page.getByRole("link", { name: "Bekijk alle insights" }).boundingBox();
  await touch.send("Input.synthesizeScrollGesture", {
    x: (link?.x ?? 0) + 20,
    y: 300,
    yDistance: -600,
    gestureSourceType: "touch",
  });
  await page.keyboard.press("PageDown");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
});

const intents: [name: string, act: (page: Page) => Promise<void>][] = [
  ["a pointer over a link", (page) => page.getByRole("link", { name: "Bekijk alle insights" }).hover()],
  ["focus in a link", (page) => page.getByRole("banner").getByRole("link").first().focus()],
];

for (const [name, act] of intents) {
  test(`a page loads its scripts for ${name}`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    await page.mouse.move(2, 500);
    expect(scripts).toEqual([]);
    await act(page);
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(3);
  });
}

test("a page loads its scripts for focus in a field", async ({ page }) => {
  await page.goto("/en/contact");
  await formOf(page).name.focus();
  await hydrated(page);
});

test("a page with a stored session hydrates at once", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("vlotwerk-session", "{}"));
  await page.goto("/");
  await hydrated(page);
});

test("a page that was reloaded leads back before its scripts start", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await page.getByRole("banner").getByRole("link", { name: "Insights" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights");
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Het werk loopt door. U houdt het roer.");
});

test.describe("a form", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("keeps input from before hydration, and is sent", async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/framework.*\.js$/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto("/en/contact");
    const { name, message, button } = formOf(page);
    await name.fill("Petra Vonk");
    await message.fill("Half a message,");

    arrival.resolve();
    await hydrated(page);
    await message.press("End");
    await message.pressSequentially(" and the rest.");
    await expect(name).toHaveValue("Petra Vonk");
    await expect(message).toHaveValue("Half a message, and the rest.");
    // The missing e-mail address is reported without a reload.
    await button.click();
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
    await expect(name).toHaveValue("Petra Vonk");
  });
});

test("links work before hydration, and a language is remembered", async ({ page, context }) => {
  // The scripts never load.
  await page.route(/framework.*\.js$/, () => {});
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "EN, this page in English" }).click();
  await expect(page).toHaveURL("/en");
  expect((await context.cookies()).find(({ name }) => name === "language")?.value).toBe("en");

  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu", exact: true })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/en/about-us");
});
