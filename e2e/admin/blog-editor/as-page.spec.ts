import type { Page } from "@playwright/test";
import {
  expect,
  openEditor,
  slugOf,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";
import { headingsOf } from "../../fixtures/pages.ts";

const view = (page: Page, name: "As page" | "As form") => page.getByRole("button", { name, exact: true });

test("a typo is put right where it stands on the page, and the form has the same text", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const title = someTitle();
  const html = `<p>Een tikfoud.</p>${"<p>Een alinea.</p>".repeat(30)}`;
  const { id } = await storeArticle(admin.client, title, { html, isPublished: true });
  const { tab, field, written, author, save, toast } = await openEditor(page, id);
  await tab("Content NL").click();
  await expect(view(page, "As page")).toHaveAttribute("aria-pressed", "true");

  await test.step("the title has the size of the page, and stays one line of text", async () => {
    const size = await field("Title (NL)").evaluate((one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(32);
    await field("Title (NL)").press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" beter");
    await expect(field("Title (NL)")).toHaveValue(`${title} beter`);
  });

  await test.step("the text is as high as it is long, and its toolbar stays in sight", async () => {
    await written.getByText("Een tikfoud.").dblclick();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await page.keyboard.type("Een tikfout.");
    const frame = page.locator("iframe.tox-edit-area__iframe:visible");
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(1_000);
    await written.getByText("Een alinea.").last().click();
    await expect(page.getByRole("button", { name: "Bold" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Bold" }).click({ trial: true });
  });
  await test.step("a mistake is named where the text stands", async () => {
    const filled = await field("Title (NL)").inputValue();
    await field("Title (NL)").fill("");
    await field("Subtitle (NL)").fill("x".repeat(301));
    await expect(field("Title (NL)")).toHaveAttribute("placeholder", "Title (NL)");
    await save.click();
    await expect(field("Title (NL)")).toBeFocused();
    await expect(field("Title (NL)")).toHaveAttribute("aria-invalid", "true");
    await expect(field("Title (NL)")).toHaveAccessibleDescription(/At least one title/);
    await expect(
      page.getByRole("tabpanel").getByText("At least one title (NL or EN) is required"),
    ).toBeVisible();
    await expect(field("Subtitle (NL)")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible();
    await field("Title (NL)").fill(filled);
    await field("Subtitle (NL)").fill("Onder de titel");
  });

  await test.step("what has no place on the page is one click away", async () => {
    await page.getByRole("button", { name: "Change tags, author and read time" }).click();
    await expect(tab("Basic Info")).toHaveAttribute("aria-selected", "true");
    await expect(author).toBeFocused();
    await tab("Content NL").click();
  });

  await test.step("the other view has the same texts, and the editor that was open", async () => {
    const frame = await page.locator("iframe.tox-edit-area__iframe:visible").elementHandle();
    await view(page, "As form").click();
    await expect(field("Title (NL)")).toHaveValue(`${title} beter`);
    await expect(written.getByText("Een tikfout.")).toBeVisible();
    expect(await frame?.evaluate((one) => one.isConnected)).toBe(true);
    // What was typed can still be undone.
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
    await page.reload();
    await tab("Content NL").click();
    await expect(view(page, "As form")).toHaveAttribute("aria-pressed", "true");
    await view(page, "As page").click();
    await expect(field("Subtitle (NL)")).toHaveValue("Onder de titel");
  });

  await test.step("what is saved is on the page", async () => {
    await page.getByRole("button", { name: "Add FAQ" }).click();
    await page.keyboard.type("Waarom?");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Daarom.");
    await save.click();
    await expect(toast("Article updated successfully with 1 FAQ(s)")).toBeVisible();
    expect(String(await storedHtml(admin.client, id))).toContain("<p>Een tikfout.</p>");
    const shown = await (await page.request.get(`/insights/${slugOf(title)}`)).text();
    expect(headingsOf(shown, 1)).toEqual([`${title} beter`]);
    for (const words of ["Een tikfout.", "Onder de titel", "Waarom?"]) expect(shown).toContain(words);
  });
});
