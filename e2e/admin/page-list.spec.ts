import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { go } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

const editor = /\/admin\/pages\/[0-9a-f-]{36}$/;

function screen(page: Page) {
  const list = page.getByRole("region", { name: "Pages, cases and services" });
  return {
    heading: page.getByRole("heading", { level: 1 }),
    entries: list.getByRole("listitem"),
    entry: (title: string) =>
      list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) }),
    kind: page.getByRole("combobox", { name: "Kind" }),
    search: page.getByRole("searchbox", { name: "Search by title or address" }),
    create: page.getByRole("button", { name: "Create page" }),
    toast: (text: string) => page.getByRole("status").getByText(text),
  };
}

/** Makes a page from the list, up to its editor. */
async function make(page: Page, titles: { nl?: string; en?: string }, start: RegExp): Promise<void> {
  await page.getByRole("link", { name: "New page" }).click();
  await page.getByRole("textbox", { name: "Title in Dutch" }).fill(titles.nl ?? "");
  await page.getByRole("textbox", { name: "Title in English" }).fill(titles.en ?? "");
  await page.getByRole("radio", { name: start }).check();
  await screen(page).create.click();
  await expect(page).toHaveURL(editor);
}

if (isThorough)
  test("a case is made from its example, found, copied and deleted", async ({ page, createUser }) => {
    const word = `zeppelin${randomUUID().slice(0, 8)}`;
    const [title, copy] = [`Waiting less, ${word}`, `Waiting even less, ${word}`];
    const { heading, entries, entry, kind, search, toast } = screen(page);
    await signIn(page, await createUser({ role: "editor" }), "/admin/cases");

    await test.step("the placeholder screen leads to where cases are made", async () => {
      await page.getByRole("main").getByRole("link", { name: "Go to the cases" }).click();
      await expect(page).toHaveURL("/admin/pages?kind=case");
      await expect(heading).toHaveText("Pages, cases and services");
      await expect(kind).toHaveValue("case");
      await expect(page.getByRole("complementary").locator("[aria-current=page]")).toContainText("Pages");
    });
    await test.step("a page without a title is not made", async () => {
      await page.getByRole("link", { name: "New page" }).click();
      await expect(page.getByRole("radio", { name: /^Case study/ })).toBeChecked();
      await screen(page).create.click();
      await expect(page.getByText("A title in Dutch or in English is needed.")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Title in Dutch" })).toBeFocused();
      await page.getByRole("link", { name: "Back to the pages" }).click();
      await kind.selectOption("case");
    });
    await test.step("made from the example, it is a draft in both languages", async () => {
      await make(page, { nl: `Minder wachten, ${word}`, en: title }, /^An example/);
      await expect(toast("Page created as a draft")).toBeVisible();
      await go(page, "/admin/pages");
      await expect(entry(title)).toContainText("Case study");
      await expect(entry(title)).toContainText("English: draft");
      await expect(entry(title)).toContainText("Dutch: draft");
      await expect(entry(title).getByRole("button", { name: `View ${title}` })).toBeDisabled();
    });
    await test.step("it is filtered by kind and by words of either language", async () => {
      await kind.selectOption("service");
      await expect(page).toHaveURL("/admin/pages?kind=service");
      await expect(entry(title)).toHaveCount(0);
      await kind.selectOption("case");
      await expect(page).toHaveURL("/admin/pages?kind=case");
      await search.fill(`Minder wachten, ${word}`);
      await expect(page).toHaveURL(/[?&]q=Minder/);
      await expect(entries).toHaveCount(1);
      await page.goBack();
      await expect(search).toHaveValue("");
    });
    await test.step("a copy has the same sections and an address of its own", async () => {
      await page.getByRole("link", { name: "New page" }).click();
      await page.getByRole("textbox", { name: "Title in English" }).fill(copy);
      await page.getByRole("radio", { name: /^A copy/ }).check();
      await page.getByRole("combobox", { name: "Copy of" }).selectOption(title);
      await screen(page).create.click();
      await expect(page).toHaveURL(editor);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(copy);
    });
    await test.step("Ctrl K finds it by its title", async () => {
      await go(page, "/admin/overview");
      await expect(heading).toHaveText("Overview");
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog", { name: "Search the panel" });
      await dialog.getByRole("combobox").fill(word);
      await expect(dialog.getByRole("group", { name: "Pages" }).getByRole("option")).toHaveCount(2);
      await dialog.getByRole("combobox").fill(copy);
      await expect(dialog.getByRole("option", { name: copy })).toContainText("Case study, draft");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(editor);
    });
    await test.step("deleted after confirmation, it is gone", async () => {
      await go(page, "/admin/pages");
      const remove = entry(title).getByRole("button", { name: `Delete ${title}` });
      const dialog = page.getByRole("alertdialog", { name: "Delete this page?" });
      await remove.click();
      await expect(dialog).toContainText(title);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(remove).toBeFocused();
      await remove.click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(toast(`Deleted: ${title}`)).toBeVisible();
      await expect(entry(title)).toHaveCount(0);
      await expect(entry(copy)).toBeVisible();
    });
  });
