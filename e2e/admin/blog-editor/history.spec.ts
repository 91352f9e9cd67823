import type { Page } from "@playwright/test";
import { editor, expect, someTitle, storeArticle, storedHtml, test } from "../../fixtures/article-editor.ts";
import { go } from "../../fixtures/pages.ts";

/** Opens the history of an article. */
async function openHistory(page: Page, id: string) {
  await page.goto(`/admin/blog-editor/${id}/history`);
  const comparison = page.getByRole("region", { name: "What changed" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("History of");
  return {
    versions: page.getByRole("region", { name: "Versions" }).getByRole("listitem"),
    older: page.getByRole("button", { name: "Show older" }),
    comparison,
    part: (name: string) => comparison.getByRole("region", { name, exact: true }),
    choice: (name: string) => comparison.getByRole("combobox", { name }),
    restore: (number: number) => page.getByRole("button", { name: `Restore version ${number}`, exact: true }),
    dialog: page.getByRole("alertdialog"),
  };
}

test("the history of an article lists its versions, compares them, and restores one language to wait", async ({
  page,
  admin,
  expectAccessible,
}) => {
  const title = someTitle();
  const first = await storeArticle(admin.client, title, {
    html: "<h2>Kop</h2><p>De trein rijdt vandaag.</p>",
  });
  const second = await storeArticle(admin.client, title, {
    html: '<h2>Kop</h2><p>De trein rijdt morgen.</p><p><img src="/favicon.svg" alt="Een brug"></p>',
    author: "Eva",
    over: first,
  });
  await storeArticle(admin.client, title, { english: "<p>Text</p>", isPublished: true, over: second });

  const { versions, comparison, part, choice, restore, dialog } = await openHistory(page, first.id);
  await test.step("it lists its versions, and what changed from one to another", async () => {
    await expect(versions).toHaveCount(3);
    await expect(versions.nth(0)).toContainText(/Version 3\s*Live\s*Newest\s*Published/);
    await expect(versions.nth(0)).toContainText(`by ${admin.email}`);
    await expect(versions.nth(1)).toContainText(/Version 2\s*Saved/);
    await expect(part("English").getByRole("term")).toHaveText(["Title (EN)", "Content (EN)"]);

    await page.getByRole("link", { name: "Compare version 2 with the one before" }).click();
    await expect(part("Article").locator("ins")).toHaveText([/Eva/]);
    await expect(part("Dutch").locator("ins").first()).toHaveText(/Added: morgen \(end\)/);
    await expect(part("Dutch").locator("del")).toHaveText(/Removed: vandaag/);
    await expect(part("Dutch")).toContainText("Heading 2");
    await expect(part("Dutch")).toContainText("Een brug");
    await expect(part("English")).toHaveCount(0);

    await choice("Version").selectOption({ index: 0 });
    await expect(part("English")).toBeVisible();
    await choice("Compared with").selectOption({ index: 2 });
    await expect(page).toHaveURL(/\?version=3&with=1$/);
    await expect(part("Dutch").locator("del")).toHaveText([/Kop/, /De trein rijdt vandaag/]);
    await page.getByRole("link", { name: "Compare version 1 with the one before" }).click();
    await expect(comparison).toContainText("This is the first version");
  });
  await test.step("one language of the live article is restored as a change that waits", async () => {
    await restore(1).click();
    await expect(dialog).toContainText("Until then visitors see nothing of it.");
    await dialog.getByRole("radio", { name: "Dutch only" }).check();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Restore" }).click();
    const { heading, toast, tab, mode, field } = editor(page);
    await expect(heading).toContainText("Edit Article");
    await expect(toast("Version 1 was restored")).toBeVisible();
    await tab("Content NL").click();
    await mode("HTML").click();
    await expect(field("Content (NL)")).toHaveValue(/vandaag/);
    expect(await storedHtml(admin.client, first.id)).toBe("<p>Tekst.</p>");
    await go(page, `/admin/blog-editor/${first.id}/history`);
    await expect(versions.first()).toContainText("Dutch restored from version 1");
    await expect(versions.nth(1)).toContainText("Live");
  });
});

test("the history says who wrote each sentence, and what an assistant proposed", async ({
  page,
  admin,
  createUser,
  expectAccessible,
}) => {
  const eva = await createUser({ isAdmin: true });
  const title = someTitle();
  const html = "<p>De trein rijdt vandaag. Hij is groen en rood.</p>";
  const first = await storeArticle(admin.client, title, { html });
  const more = html.replace("rood.", "geel. Er is koffie aan boord.");
  const over = await storeArticle(eva.client, title, { html: more, isPublished: true, over: first });
  const versions = admin.client.from("otm_versions").select("document").eq("subject_id", first.id);
  const { data: live } = await versions.eq("number", over.number).single();
  const document = live?.document;
  document.content[0].content = more.replace("</p>", " Thee is er ook.</p>");
  const { error } = await admin.client.rpc("save_working_version", {
    ...{ _kind: "article", _id: first.id, _number: over.number, _document: document, _note: "Claude" },
  });
  expect(error).toBeNull();

  await openHistory(page, first.id);
  const told = page.getByRole("group").filter({ hasText: "Who wrote what" });
  const runs = told.getByRole("region", { name: "Dutch" }).getByRole("definition");
  await page.getByText("Who wrote what in version 3").click();
  await expect(runs.filter({ hasText: "De trein" })).toContainText(`Written by ${admin.email} (version 1,`);
  await expect(runs.filter({ hasText: "Hij is groen en geel." })).toContainText(
    new RegExp(`Written by ${admin.email} .*Changed by ${eva.email} \\(version 2,`),
  );
  await expect(runs.filter({ hasText: "Er is koffie aan boord." })).toContainText(`Written by ${eva.email}`);
  const proposed = runs.filter({ hasText: "Thee is er ook." });
  await expect(proposed).toContainText(`Proposed by Claude, accepted by ${admin.email} (version 3,`);
  await expect(told).toContainText(/An AI assistant had a part in \d+% of the text/);
  await expectAccessible();

  await page.getByRole("link", { name: "Compare version 1 with the one before" }).click();
  await page.getByText("Who wrote what in version 1").click();
  await expect(runs).toHaveText([/^Artikel/, /^De trein rijdt vandaag. Hij is groen en rood./]);
  await expect(told).toContainText("As far as is known, no AI assistant had a part in it.");
});
