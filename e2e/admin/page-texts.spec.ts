// @module-tag Texts

import type { Page } from "@playwright/test";
import { firstAdminOf, signIn, someEmail, storeSession } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { go, headingsOf, resize, statusError } from "../fixtures/pages.ts";
import type { Site } from "../fixtures/sites.ts";
import { isThorough } from "../fixtures/thorough.ts";

test.beforeEach(async ({ context, baseURL }) => {
  // The panel in English, whatever its default.
  await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
});

test("a text is changed on its page, which follows what is typed", async ({
  page,
  site,
  request,
  expectAccessible,
}) => {
  const { edited, field, publish, published, fields } = screen(page);
  await storeSession(page, firstAdminOf(site));
  await test.step("the key E opens the page, except where it is a letter", async () => {
    await page.goto("/en/search");
    await expect(page.getByRole("link", { name: "Edit This Page" })).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").fill("");
    await page.keyboard.type("e");
    await expect(page).toHaveURL("/en/search");
    await page.goto("/en");
    await expect(page.getByRole("link", { name: "Edit This Page" })).toBeVisible();
    await page.keyboard.press("e");
    await expect(page).toHaveURL("/admin/site?page=%2Fen");
  });
  await test.step("what is typed shows on the page, markup as text", async () => {
    await edited.getByRole("heading", { level: 1 }).click();
    await expect(field("Home, top: heading, English")).toBeFocused();
    await field("Home, top: heading, English").fill("Work <b>ahead</b>");
    await expect(edited.getByRole("heading", { level: 1 })).toHaveText("Work <b>ahead</b>");
    await expect(fields).toContainText("On this page only.");
    await expect(page.getByText("Not saved: 1")).toBeVisible();
    await expectAccessible();
  });
  await test.step("too much is told while typing, and the page keeps what fits", async () => {
    await field("Home, top: heading, English").fill("x".repeat(10_000));
    await expect(page.getByText("Use at most 2000 characters; there are 10000.")).toBeVisible();
    await expect(page.getByText("Of some texts the page still shows what is saved.")).toBeVisible();
    await publish.click();
    await expect(page.getByText("A field can’t be saved as it is.")).toBeVisible();
    await field("Home, top: heading, English").fill("Work <b>ahead</b>");
    await publish.click();
    await expect(published).toBeVisible();
    expect(await (await request.get("/en")).text()).toContain("Work &lt;b&gt;ahead&lt;/b&gt;</h1>");
  });
  await test.step("a missing placeholder is told while typing, in the list of what has no place", async () => {
    await page.getByRole("button", { name: "Close", exact: true }).first().click();
    await page.getByRole("combobox", { name: "Page" }).selectOption("Insights");
    await edited.getByText(/^page 1 of \d+$/).click();
    await field("Insights: “page {page} of {last}”, English").fill("page {number} of {last}");
    await expect(page.getByText("Keep {page}: a value takes its place.")).toBeVisible();
    await expect(edited.getByText(/^page \{number\} of \d+$/)).toBeVisible();
    await field("Insights: “page {page} of {last}”, English").fill("");
    await expect(page.getByText("Empty: once published, the original text is back.")).toBeVisible();
  });
  await test.step("what has no place on the page is in the list beside it", async () => {
    await fields.getByRole("button", { name: "Close", exact: true }).click();
    const rest = page.getByRole("region", { name: "Also on this page" });
    await rest.getByText("Insights", { exact: true }).click();
    await rest.getByRole("button", { name: "Insights: title in search results" }).click();
    await expect(field("Insights: title in search results, English")).toBeFocused();
  });
});

if (isThorough)
  test("what is no text leads to its own editor, and links to their page", async ({ page, site }) => {
    const { edited, fields } = screen(page);
    await signIn(page, firstAdminOf(site), "/admin/site?page=%2Fen%2Finsights");
    await edited.getByRole("article").first().getByRole("heading").click();
    await expect(fields.getByText("This is not a text of its own.")).toBeVisible();
    await expect(fields.getByRole("link", { name: "Edit the article" })).toHaveAttribute(
      "href",
      /^\/admin\/blog-editor\/[0-9a-f-]{36}$/,
    );
    await fields.getByRole("button", { name: /^Open this link: \/en\/insights\// }).click();
    await expect(page).toHaveURL(/page=%2Fen%2Finsights%2F/);
    await go(page, "/admin/site?page=/en/cases/planning-at-an-installer");
    await edited.getByRole("main").getByRole("heading", { level: 1 }).click();
    await fields.getByRole("link", { name: "Edit the page’s sections" }).click();
    await expect(page).toHaveURL(/\/admin\/pages\/[0-9a-f-]{36}$/);
    await go(page, "/admin/site?page=/terms");
    await edited.getByText("Artikel 2", { exact: false }).first().click();
    await expect(fields.getByRole("button", { name: /^Edit/ })).toBeVisible();
    await go(page, "/admin/site?page=//elsewhere.example");
    await expect(edited.getByRole("heading", { level: 1 })).toHaveText(/Het werk loopt door/);
    await go(page, "/admin/site?page=/no-such-page");
    await expect(edited.getByRole("heading", { level: 1 })).toBeVisible();
  });

test.describe("proposals", () => {
  test.use({ expectedErrors: [statusError(400), "An action in the panel failed"] });

  if (isThorough)
    test("a writer proposes texts; an editor publishes, plans and discards them", async ({
      page,
      site,
      request,
    }) => {
      const { edited, field, keep, publish } = screen(page);
      const title = async () => headingsOf(await (await request.get("/en")).text(), 1)[0];
      const waiting = page.getByRole("region", { name: /^Waiting to be published/ });
      const writer = await addWriter(site);
      await test.step("a writer proposes", async () => {
        await signIn(page, writer, "/admin/site?page=%2Fen");
        await edited.getByRole("heading", { level: 1 }).click();
        await field("Home, top: heading, English").fill("Proposed");
        await field("Home, top: heading, Dutch").fill("Voorgesteld");
        await expect(publish).toHaveCount(0);
        await keep.click();
        await expect(
          page.getByRole("status").getByText("Texts kept; they wait to be published").first(),
        ).toBeVisible();
        await expect(page.getByText(/^Waits to be published: by /)).toHaveCount(2);
        await keep.click();
        await expect(page.getByRole("status").getByText("Nothing was changed").first()).toBeVisible();
        expect(await title()).toBe("Let the work flow. Stay at the helm.");
        await go(page, "/admin/texts");
        await expect(waiting.getByRole("button", { name: "Discard" })).toBeVisible();
        await expect(waiting.getByRole("button", { name: /Publish|Plan/ })).toHaveCount(0);
      });
      await test.step("an editor sees both, and publishes one of them", async () => {
        await signIn(page, firstAdminOf(site), "/admin/texts");
        await expect(waiting.getByRole("listitem").filter({ hasText: "English" })).toContainText(
          "Let the work flow. Stay at the helm.Proposed",
        );
        await waiting.getByRole("checkbox", { name: "Home, top: heading (Dutch)" }).uncheck();
        await waiting.getByRole("button", { name: "Publish (1)" }).click();
        await expect(waiting.getByRole("listitem")).toHaveCount(1);
        expect(await title()).toBe("Proposed");
      });
      await test.step("plans the other, and no longer", async () => {
        await waiting.getByRole("checkbox").check();
        await waiting.getByRole("button", { name: "Plan", exact: true }).click();
        const dialog = page.getByRole("dialog", { name: "When do these texts go on the site?" });
        await dialog.getByLabel("Date").fill("2031-02-30");
        await dialog.getByRole("button", { name: "Plan" }).click();
        await expect(dialog.getByLabel("Date")).toBeFocused();
        await dialog.getByLabel("Date").fill("2099-05-02");
        await dialog.getByRole("button", { name: "Plan" }).click();
        await expect(page.getByText("Choose a moment within five years.")).toBeVisible();
        await waiting.getByRole("button", { name: "Plan", exact: true }).click();
        await dialog.getByLabel("Date").fill("2030-05-02");
        await dialog.getByRole("button", { name: "Plan" }).click();
        await expect(waiting.getByText(/planned for 2 May 2030/)).toBeVisible();
        await waiting.getByRole("button", { name: "Don’t plan any more" }).click();
        await expect(waiting.getByText(/planned for/)).toHaveCount(0);
      });
      await test.step("discards it, with one that the site no longer has", async () => {
        await site.query(
          "insert into public.otm_waiting_texts (key, language, text) values ('home.gone', 'nl', 'Van vroeger')",
        );
        await page.reload();
        await expect(
          waiting.getByText("This version of the site no longer has this text.", { exact: false }),
        ).toBeVisible();
        await waiting.getByRole("button", { name: "Discard" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
        await expect(waiting).toHaveCount(0);
        expect(await site.query("select from public.otm_waiting_texts")).toEqual([]);
      });
    });
});

test("on a phone the fields are a sheet below the page, above the keyboard", async ({ page, site }) => {
  const { edited, field, fields } = screen(page);
  await resize(page, 360, 740);
  await signIn(page, firstAdminOf(site), "/admin/site?page=%2Fen");
  const heading = edited.getByRole("heading", { level: 1 });
  await heading.click();
  await expect(field("Home, top: heading, English")).toBeFocused();
  const sheet = async () => (await fields.boundingBox()) ?? { y: 0, height: 0 };
  const bottom = ({ y, height }: { y: number; height: number }) => Math.round(y + height);
  expect(bottom(await sheet())).toBe(740);
  const above = async () => {
    const { y, height } = (await heading.boundingBox()) ?? { y: 0, height: 0 };
    const bars = await page.evaluate(() =>
      Number.parseFloat(document.documentElement.style.getPropertyValue("--bar-end")),
    );
    return y >= bars && y + height <= (await sheet()).y;
  };
  await expect.poll(above).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // A keyboard covers the window, which stays as high.
  await page.evaluate(() => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error("no visual viewport");
    Object.defineProperty(viewport, "height", { value: 440, configurable: true });
    viewport.dispatchEvent(new Event("resize"));
  });
  await expect.poll(async () => bottom(await sheet())).toBe(440);
  expect((await sheet()).y).toBeGreaterThanOrEqual(64);
});

test("a page is rendered for members alone, and nowhere else than on the screen", async ({
  site,
  request,
}) => {
  const writer = await addWriter(site);
  const { addAccount } = await import("../fixtures/sites.ts");
  const user = { email: someEmail(), password: "zes ezels eten hooi" };
  await addAccount(site, user);
  const tokenOf = async (session: Promise<string>) => String(JSON.parse(await session).access_token);
  const member = await tokenOf(writer.startSession());
  const render = (form: Record<string, string>) =>
    request.post("/admin/site/page", {
      multipart: { token: member, path: "/", typed: "{}", ...form },
    });
  const page = await render({ path: "/en/contact" });
  expect(page.status()).toBe(200);
  expect(page.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(page.headers()["cache-control"]).toBe("no-store");
  for (const [form, status] of [
    [{ token: "" }, 401],
    [{ token: "x.y.z" }, 401],
    [{ token: await tokenOf(site.startSession(user.email)) }, 403],
    [{ path: "/admin" }, 400],
    [{ path: "/preview/x" }, 400],
    [{ path: "//elsewhere.example" }, 400],
    [{ path: "/?q=x" }, 400],
    [{ typed: "{" }, 400],
    [{ typed: '{"home.hero.title nl": 1}' }, 400],
    [{ typed: JSON.stringify({ "home.hero.title nl": "x".repeat(20_000) }) }, 413],
    [{ path: "/rss.xml" }, 404],
  ] as const)
    expect((await render(form)).status(), JSON.stringify(form).slice(0, 60)).toBe(status);
  // What a public page is made of has no mark.
  expect(await (await request.get("/en/contact")).text()).not.toMatch(/[\u2061-\u2064]/);
  expect((await request.get("/admin/site/page")).status()).not.toBe(200);
});

function screen(page: Page) {
  return {
    edited: page.frameLocator("iframe[srcdoc]"),
    fields: page.getByRole("region", { name: "Chosen on the page" }),
    field: (name: string) => page.getByRole("textbox", { name, exact: true }),
    keep: page.getByRole("button", { name: "Keep for later", exact: true }),
    publish: page.getByRole("button", { name: "Save and publish", exact: true }),
    published: page.getByRole("status").getByText("Texts published").first(),
  };
}

async function addWriter(site: Site) {
  const { addAccount } = await import("../fixtures/sites.ts");
  const writer = { email: someEmail(), password: "zes ezels eten hooi" };
  await addAccount(site, writer, { role: "writer" });
  return { startSession: () => site.startSession(writer.email) };
}
