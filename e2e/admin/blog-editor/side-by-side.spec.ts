import type { Locator, Page } from "@playwright/test";
import {
  expect,
  openEditor,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { isThorough } from "../../fixtures/thorough.ts";

// Who wants less motion starts without scrolling together.

const parts = (count: number, word: string) =>
  Array.from(
    { length: count },
    (_, place) => `<h2>Part ${place}</h2>${`<p>${`${word} `.repeat(60)}</p>`.repeat(4)}`,
  ).join("");

test("both languages are written beside each other, and scroll together by heading", async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { id } = await storeArticle(admin.client, someTitle(), {
    html: parts(12, "woord"),
    english: parts(12, "a much longer word"),
  });
  const { tab, field, save, toast } = await openEditor(page, id);
  await tab("Side by side").click();
  const [dutch, english] = [text(page, "NL"), text(page, "EN")];
  await test.step("the texts scroll together, unless switched off", async () => {
    await expect(english.getByRole("heading", { name: "Part 11" })).toBeAttached();
    await scrollTo(dutch, "Part 5");
    await expect.poll(() => topOf(english, "Part 5")).toBeLessThan(8);
    await scrollTo(english, "Part 8");
    await expect.poll(() => topOf(dutch, "Part 8")).toBeLessThan(8);
    expect(await topOf(english, "Part 8")).toBeLessThan(2);

    await page.getByRole("checkbox", { name: "Scroll together" }).uncheck();
    await scrollTo(dutch, "Part 2");
    // The other text would have followed in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await topOf(english, "Part 8")).toBeLessThan(2);
  });
  await test.step("both are typed and saved", async () => {
    await field("Title (NL)").fill("Twee talen");
    await field("Title (EN)").fill("Two languages");
    await write(dutch, " Meer.");
    await write(english, " More.");
    await field("Meta Title (EN)").fill("Two");
    await expect(field("Title (NL)")).toHaveValue("Twee talen");
    const [left, right] = await Promise.all([
      field("Title (NL)").boundingBox(),
      field("Title (EN)").boundingBox(),
    ]);
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    expect(await storedHtml(admin.client, id)).toMatch(/ Meer\.<\/p>$/);
    expect(await storedHtml(admin.client, id, "en")).toMatch(/ More\.<\/p>$/);
  });
  await test.step("a window that becomes narrow has the languages in tabs", async () => {
    await field("Title (NL)").fill("Getypt");
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(tab("Side by side")).toHaveCount(0);
    await expect(tab("Content NL")).toHaveAttribute("aria-selected", "true");
    await expect(field("Title (NL)")).toHaveValue("Getypt");
    await tab("Content EN").click();
    await expect(field("Title (EN)")).toHaveValue("Two languages");
    await expect(english).toContainText("More.");
  });
});

test("a changed sentence marks its translation alone, which is found, mended or said to be right", async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const english = "<p>We start small. After two weeks we measure.</p><p>The price is 500 euros.</p>";
  const dutch = "<p>Wij beginnen klein. Na twee weken meten we.</p><p>De prijs is 500 euro.</p>";
  const title = someTitle();
  const over = await storeArticle(admin.client, title, { html: dutch, english });
  const html = dutch.replace("twee", "drie").replace("500", "600");
  const { id } = await storeArticle(admin.client, title, { html, english, over });
  const { tab, save, toast } = await openEditor(page, id);
  await tab("Side by side").click();
  const note = page.getByText(/sentences changed in Dutch/);
  await expect(note).toHaveText(/^2 sentences changed in Dutch, last on /);
  const button = (name: RegExp) => page.getByRole("button", { name });
  await button(/^What changed: /).click();
  const sentences = page.getByRole("dialog").getByRole("listitem");
  await expect(sentences).toHaveCount(2);
  await expect(sentences.first()).toContainText("English: After two weeks we measure.");
  await button(/^Still right: After two weeks/).click();
  await expect(sentences).toHaveCount(1);
  await button(/^Go to the sentence: The price/).click();
  await expect
    .poll(() => text(page, "EN").evaluate((body) => body.ownerDocument.getSelection()?.toString()))
    .toBe("The price is 500 euros.");
  await expect.poll(() => paired(text(page, "NL"))).toEqual(["De prijs is 600 euro."]);
  await page.keyboard.type("The price is 600 euros.");
  await save.click();
  await expect(toast("Article updated successfully")).toBeVisible();
  expect(await paired(text(page, "NL"))).toEqual([]);
  await expect(page.getByText(/changed (in Dutch|on)/)).toHaveCount(0);
  await page.reload();
  await expect(tab("Side by side")).toBeVisible();
  await expect(page.getByText(/changed (in Dutch|on)/)).toHaveCount(0);
});

if (isThorough)
  test("the structure of a text is copied to the other language, and filled before it goes live", async ({
    page,
    admin,
  }) => {
    const { id } = await storeArticle(admin.client, someTitle(), {
      html: '<h2>Kop</h2><ul><li>Punt</li></ul><p><img src="/images/team/noor-van-der-laan.svg" alt="Kantoor"></p>',
    });
    const { tab, field, save, toast } = await openEditor(page, id);
    await tab("Side by side").click();
    const english = text(page, "EN");
    await expect(english).toBeVisible();
    await page.getByRole("button", { name: "Copy the structure of the Dutch text" }).click();
    await expect(english.getByRole("heading")).toHaveText("");
    await expect(english.locator("img")).toHaveAttribute("alt", "");
    await field("Title (EN)").fill("Title");
    await save.click();
    await expect(toast("Article updated successfully")).toBeVisible();
    expect(await storedHtml(admin.client, id, "en")).toContain('<h2 class="to-write">');

    await page.getByRole("switch", { name: "Draft" }).click();
    await field("Title (EN)").focus();
    await save.click();
    await expect(toast(/^Content \(EN\) has places that are still to be written/)).toBeVisible();
    // The cursor stands in the first one, then in the next.
    for (const words of ["Head", "Point"]) {
      await page.keyboard.type(words);
      await save.click();
    }
    await expect(toast("Article updated successfully").last()).toBeVisible();
    await expect
      .poll(async () => String(await storedHtml(admin.client, id, "en")).replaceAll("\n", ""))
      .toBe(
        '<h2>Head</h2><ul><li>Point</li></ul><p><img src="/images/team/noor-van-der-laan.svg" alt=""></p>',
      );

    await page.getByRole("button", { name: "Copy the structure of the English text" }).click();
    const question = page.getByRole("alertdialog", { name: "Replace this text?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(text(page, "NL").getByRole("heading")).toHaveText("Kop");
  });

function text(page: Page, language: "NL" | "EN"): Locator {
  return page.frameLocator(`iframe[title="Content (${language})"]`).locator("body");
}

/** The words of a text that are marked with their counterpart. */
function paired(body: Locator): Promise<string[]> {
  return body.evaluate(({ ownerDocument: { defaultView: view } }) =>
    [...(view?.CSS.highlights.get("paired-words") ?? [])].map(String),
  );
}

async function write(body: Locator, words: string): Promise<void> {
  await body.click();
  await body.press("Control+End");
  await body.pressSequentially(words);
}

async function scrollTo(body: Locator, heading: string): Promise<void> {
  await body.getByRole("heading", { name: heading, exact: true }).evaluate((found) => {
    window.scrollBy({ top: found.getBoundingClientRect().top - window.innerHeight / 4, behavior: "instant" });
  });
}

/** How far a heading is from the line where a reader looks. */
function topOf(body: Locator, heading: string): Promise<number> {
  return body
    .getByRole("heading", { name: heading, exact: true })
    .evaluate((found) => Math.abs(found.getBoundingClientRect().top - window.innerHeight / 4));
}
