import type { Page } from "@playwright/test";
import { formOf } from "../../fixtures/forms.ts";
import { started, statusError } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Disables idle callbacks: hydration waits for interaction. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

/** The scripts requested so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}

test("a page loads its scripts on interaction", async ({ page }) => {
  await neverIdle(page);
  const scripts = scriptsOf(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);

  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await started(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test("an idle page loads its scripts", async ({ page }) => {
  await page.goto("/en/contact");
  await started(page);
});

test("a page with a stored session hydrates at once", async ({ page }) => {
  await neverIdle(page);
  await page.addInitScript(() => localStorage.setItem("vlotwerk-session", "{}"));
  await page.goto("/");
  await started(page);
});

test.describe("a form", () => {
  test.use({ expectedErrors: [statusError(422)] });

  test("keeps input from before hydration, and is sent", async ({ page }) => {
    await neverIdle(page);
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
    await started(page);
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
