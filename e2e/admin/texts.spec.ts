// @module-tag Texts

import type { Page } from "@playwright/test";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { headingsOf } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

test.beforeEach(async ({ page, context, baseURL, site }) => {
  // The panel in English, whatever its default.
  await context.addCookies([{ name: "language", value: "en", url: baseURL ?? "" }]);
  await signIn(page, firstAdminOf(site), "/admin/texts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Texts");
});

test("texts are changed in both languages, shown at once, emptied and restored", async ({
  page,
  request,
}) => {
  const { group, field, save, saved } = screen(page);
  const title = async (path: string) => headingsOf(await (await request.get(path)).text(), 1)[0];
  await test.step("change both languages, with a script that is shown as text", async () => {
    await group("Home, top").click();
    await field("Home, top: heading, Dutch").fill("Werk <script>alert(1)</script>\nvooruit");
    await field("Home, top: heading, English").fill("Work ahead");
    await save.click();
    await expect(saved).toBeVisible();
    expect(await title("/")).toBe("Werk &lt;script&gt;alert(1)&lt;/script&gt; vooruit");
    expect(await title("/en")).toBe("Work ahead");
  });
  await test.step("a text without its placeholder is refused, and nothing is lost", async () => {
    await page.getByRole("searchbox", { name: "Search" }).fill("insights.page");
    await field("Insights: “page {page} of {last}”, Dutch").fill("pagina {page}");
    await save.click();
    await expect(page.getByText("Keep {last}: a value takes its place.")).toBeVisible();
    await expect(page.getByText("A field can’t be saved as it is.")).toBeVisible();
    await expect(field("Insights: “page {page} of {last}”, Dutch")).toHaveValue("pagina {page}");
    await expect(field("Insights: “page {page} of {last}”, Dutch")).toBeFocused();
    await page.getByRole("button", { name: /Use the original.*page \{page\} of/ }).click();
  });
  await test.step("only changed texts are listed when asked for, and an emptied one is the original", async () => {
    await page.getByLabel("Show", { exact: true }).selectOption("Changed by us");
    await expect(page.getByRole("textbox")).toHaveCount(2);
    await field("Home, top: heading, English").fill("");
    await save.click();
    await expect(page.getByText(/^The original since/)).toBeVisible();
    await expect(field("Home, top: heading, English")).toHaveValue("Let the work flow. Stay at the helm.");
    expect(await title("/en")).toBe("Let the work flow. Stay at the helm.");
  });
  await test.step("an earlier version is restored as a new one", async () => {
    await page.getByLabel("Show", { exact: true }).selectOption("All texts");
    await group("Home, top").click();
    await page.getByRole("button", { name: /History.*Home, top: heading \(English\)/ }).click();
    const history = page.getByRole("dialog", { name: "History of Home, top: heading (English)" });
    await expect(history.getByRole("listitem")).toHaveText([/The original text/, /Work ahead/]);
    await history.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("The old version was restored")).toBeVisible();
    await expect(field("Home, top: heading, English")).toHaveValue("Work ahead");
    expect(await title("/en")).toBe("Work ahead");
  });
});

test("facts of the firm are changed everywhere, the terms as rich text, and nobody's text is overwritten", async ({
  page,
  context,
  request,
  site,
}) => {
  const { group, field, save, saved } = screen(page);
  await field("Telephone number").fill("+31 20 123 45 67");
  await field("VAT number").fill("NL001234567B01");
  await field("LinkedIn").fill("javascript:alert(1)");
  await save.click();
  await expect(page.getByText("Use an address that begins with https://.")).toBeVisible();
  await field("LinkedIn").fill("https://www.linkedin.example/vlotwerk");
  await save.click();
  await expect(saved).toBeVisible();

  const contact = await (await request.get("/en/contact")).text();
  expect(contact.match(/href="tel:\+31201234567"/g)).toHaveLength(2);
  expect(contact).toContain('"telephone":"+31201234567"');
  expect(contact).toContain('"vatID":"NL001234567B01"');
  expect(contact).toContain('"sameAs":["https://www.linkedin.example/vlotwerk"]');
  expect(contact).toContain("VAT NL001234567B01");
  const card = await request.get("/vcard.vcf");
  expect(card.headers()["content-type"]).toContain("text/vcard");
  expect(await card.text()).toContain("VALUE=uri:tel:+31201234567\r\n");
  expect(await (await request.get("/llms.txt")).text()).toContain("+31 20 123 45 67");

  await test.step("the terms are rich text", async () => {
    await page.reload();
    await group("General terms").click();
    await page.getByRole("button", { name: /Edit.*General terms: whole text/ }).click();
    const text = page.frameLocator("iframe >> visible=true").locator("body");
    await text.locator("h2").first().fill("Artikel 1. Begrippen");
    await save.click();
    await expect(saved).toBeVisible();
    const terms = await context.newPage();
    await terms.goto("/terms");
    await expect(terms.getByRole("heading", { level: 2 }).first()).toHaveText("Artikel 1. Begrippen");
    await expect(terms.getByRole("link", { name: "Artikel 1. Begrippen" })).toHaveAttribute(
      "href",
      "#artikel-1",
    );
    await terms.close();
  });
  await test.step("what somebody else changed too is asked about", async () => {
    await page.reload();
    await group("Home, top").click();
    await field("Home, top: heading, Dutch").fill("De mijne");
    await site.query(
      "insert into public.otm_site_texts (key, language, text) values ('home.hero.title', 'nl', 'Die van een ander')",
    );
    await save.click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed this too" });
    await expect(dialog).toContainText("Die van een ander");
    await dialog.getByRole("button", { name: "Keep my version" }).click();
    await expect(saved).toBeVisible();
    expect(await site.query("select text from public.otm_site_texts where key = 'home.hero.title'")).toEqual([
      { text: "De mijne" },
    ]);
  });
});

if (isThorough)
  test("the day and hour of the weekly mail are chosen, or that none is sent", async ({ page, site }) => {
    const { save, saved } = screen(page);
    const fields = page.getByRole("group", { name: "Weekly mail with what there is to look at" });
    const day = fields.getByRole("combobox", { name: "Day of the weekly mail" });
    const stored = () =>
      site.query("select text from public.otm_site_texts where key = 'firm.weeklyMail' and language = 'all'");
    await expect(day).toHaveValue("");
    await day.selectOption("Friday");
    await fields.getByRole("combobox", { name: "Hour of the weekly mail" }).selectOption("14:00");
    await save.click();
    await expect(saved).toBeVisible();
    expect(await stored()).toEqual([{ text: "Fr 14" }]);
    await page.reload();
    await expect(day).toHaveValue("Fr");
    await day.selectOption("No mail");
    await expect(fields.getByRole("combobox")).toHaveCount(1);
    await save.click();
    await expect(saved).toBeVisible();
    expect(await stored()).toEqual([{ text: "none" }]);
  });

if (isThorough)
  test("a text is outdated once the other language is changed, until it is mended or said to be right", async ({
    page,
    site,
    expectAccessible,
  }) => {
    const { group, field, save, saved } = screen(page);
    const outdated = page.getByText(/^Dutch changed on/);
    const saveText = async (text: string) => {
      await field("Contact: heading, Dutch").fill(text);
      await save.click();
      await expect(saved).toBeVisible();
      await expect(saved).toBeHidden();
    };
    await group("Contact \\d").click();
    await saveText("Bel ons vandaag nog");
    await expect(outdated).toHaveCount(1);
    await page.getByLabel("Show", { exact: true }).selectOption("Not in step with the other language");
    await expect(page.getByRole("textbox")).toHaveCount(2);
    await expectAccessible();

    await page.getByRole("button", { name: "What changed: Contact: heading (English)" }).click();
    const dialog = page.getByRole("dialog", { name: /^Dutch changed on/ });
    await expect(dialog).toContainText("English: Tell us what keeps piling up");
    await dialog.getByRole("button", { name: /^Go to the sentence/ }).click();
    await expect(field("Contact: heading, English")).toBeFocused();
    await page.getByRole("button", { name: "Still right: Contact: heading (English)" }).click();
    await expect(page.getByText("All texts are in step with the other language.")).toBeVisible();
    await expect(page.locator("#content")).toBeFocused();

    await test.step("it is listed with what else is outdated, and leads to its field", async () => {
      await page.getByLabel("Show", { exact: true }).selectOption("All texts");
      await group("Contact \\d").click();
      await saveText("Bel ons morgen");
      // The longest unchanged stand first.
      await site.query(
        "update public.otm_site_text_versions set created_at = created_at - interval '9 years'",
      );
      await page.goto("/admin/upkeep");
      const row = page.getByRole("listitem").filter({ hasText: "Tell us what keeps piling up" });
      await row.getByRole("button", { name: /^Still right/ }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await row.getByRole("link").click();
      await expect(outdated).toHaveCount(1);
    });
    await test.step("on its page it is marked too, and no more once the Dutch is what it was", async () => {
      await page.goto("/admin/site?page=/contact");
      await page.frameLocator("iframe").getByRole("heading", { level: 1 }).click();
      await expect(outdated).toHaveCount(1);
      await page.getByRole("button", { name: /^Use the original.*\(Dutch\)/ }).click();
      await save.click();
      await expect(saved).toBeVisible();
      await expect(outdated).toHaveCount(0);
    });
  });

function screen(page: Page) {
  return {
    group: (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }),
    field: (name: string) => page.getByRole("textbox", { name, exact: true }),
    save: page.getByRole("button", { name: "Save and publish", exact: true }),
    saved: page.getByRole("status").getByText("Texts published").first(),
  };
}
