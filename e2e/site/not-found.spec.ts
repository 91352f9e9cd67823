import { statusError } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ expectedErrors: [statusError(404), statusError(400)] });

const screens = {
  nl: {
    title: "Oeps! Pagina niet gevonden",
    text: "Deze pagina bestaat niet of niet meer, of het adres bevat een typefout.",
    link: "Terug naar Home",
    home: "/",
  },
  en: {
    title: "Oops! Page not found",
    text: "This page does not exist, no longer exists, or its address has a typo.",
    link: "Return to Home",
    home: "/en",
  },
};

test("an unknown address shows the not-found screen, with a link home", async ({ page }) => {
  for (const [path, language] of [
    ["/404", "nl"],
    ["/en/404", "en"],
    ["/geen/pagina", "nl"],
    ["/en/beheer", "en"],
    ["/en/en/contact", "en"],
    ["/de/contact", "nl"],
    ["/Insights2", "nl"],
    ["/caf%C3%A9?q=%3Cb%3E", "nl"],
    ["/wp-login.php", "nl"],
  ] as const) {
    const { title, text, link, home } = screens[language];
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(404);
    await expect.soft(page.locator("html"), path).toHaveAttribute("lang", language);
    await expect.soft(page.getByRole("main").getByText("404", { exact: true }), path).toBeVisible();
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
    await expect.soft(page.getByText(text), path).toBeVisible();
    await expect.soft(page.getByRole("link", { name: link }), path).toHaveAttribute("href", home);
  }
  await page.getByRole("link", { name: screens.nl.link }).click();
  await expect(page).toHaveURL("/");
});

test("the not-found screen has a search and the newest articles", async ({ page, expectAccessible }) => {
  for (const path of [
    "/en/404",
    "/en/no/page",
    "/en/no-page",
    "/en/insights?page=99",
    "/en/insights/tag/none",
    "/en/insights/tag/ai-automation?page=99",
    "/en/search?q=agent&page=99",
    "/en/cases/none",
  ]) {
    expect.soft((await page.goto(path))?.status(), path).toBe(404);
    await expect.soft(page.locator("meta[name=robots]"), path).toHaveAttribute("content", "noindex");
    await expect.soft(page, path).toHaveTitle(/not found \| Vlotwerk$/i);
    const newest = page.getByRole("region", { name: "Newest articles" });
    await expect
      .soft(newest.getByRole("heading", { level: 3 }), path)
      .toHaveText([
        "Where to start with AI automation",
        "What an AI agent may decide",
        "Purchase invoices without retyping",
      ]);
  }
  await expectAccessible();
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("invoice");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/en/search?q=invoice");
});

test("a malformed URL gets a clear message, a long one the screen", async ({
  page,
  request,
  expectAccessible,
}) => {
  for (const path of ["/insights/", "/en/blog/", "/download/"]) {
    expect((await request.get(path + "x".repeat(7950))).status(), path).toBe(404);
  }
  for (const [path, title, link] of [
    ["/%E0%A4%A", "Dit adres klopt niet", "Naar de homepage"],
    ["/en/%E0%A4%A", "This address is not right", "To the home page"],
  ] as const) {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectAccessible();
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("banner")).toBeVisible();
  }
});
