import type { Page } from "@playwright/test";
import {
  editor,
  expect,
  openEditor,
  slugOf,
  someTitle,
  storeArticle,
  storedHtml,
  test,
} from "../../fixtures/article-editor.ts";

const view = (page: Page, name: "As page" | "As form") => page.getByRole("button", { name, exact: true });

test("a typo is put right where it stands on the page, and the form has the same text", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const title = someTitle();
  const html = `<p>Een tikfoud.</p>${"<p>Een alinea.</p>".repeat(30)}`;
  const { id } = await storeArticle(admin.client, title, { html, isPublished: true });
  const { tab, field, written, save, toast } = await openEditor(page, id);
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
  await expectAccessible();

  await test.step("the other view has the same texts, and the editor that was open", async () => {
    const frame = await page.locator("iframe.tox-edit-area__iframe:visible").elementHandle();
    await view(page, "As form").click();
    await expect(field("Title (NL)")).toHaveValue(`${title} beter`);
    await expect(written.getByText("Een tikfout.")).toBeVisible();
    expect(await frame?.evaluate((one) => one.isConnected)).toBe(true);
    // What was typed can still be undone.
    await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
    await field("Subtitle (NL)").fill("Onder de titel");
    await page.reload();
    await editor(page).tab("Content NL").click();
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
    await page.goto(`/insights/${slugOf(title)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} beter`);
    await expect(page.getByText("Een tikfout.")).toBeVisible();
    await expect(page.getByText("Onder de titel")).toBeVisible();
    await expect(page.getByText("Waarom?")).toBeVisible();
  });
});

test("a mistake is named where the text stands, and what has no place on the page is one click away", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const { id } = await storeArticle(admin.client, someTitle());
  const { tab, field, save, author } = await openEditor(page, id);
  await tab("Content NL").click();
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

  await page.getByRole("button", { name: "Change tags, author and read time" }).click();
  await expect(tab("Basic Info")).toHaveAttribute("aria-selected", "true");
  await expect(author).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the form comes first, and the page is one column that fits", async ({
    page,
    admin,
    expectAccessible,
  }) => {
    const { id } = await storeArticle(admin.client, "Arbeidsongeschiktheidsverzekeringsmaatschappij", {
      html: "<p>Tekst.</p>",
    });
    const { tab, field, written } = await openEditor(page, id);
    await tab("Content NL").click();
    await expect(view(page, "As form")).toHaveAttribute("aria-pressed", "true");
    await view(page, "As page").click();
    await expect(written).toHaveText("Tekst.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const [title, picture] = [
      await field("Title (NL)").boundingBox(),
      await page.getByRole("tabpanel").locator("img").boundingBox(),
    ];
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(picture?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
    await expectAccessible();
  });
});
