// @module-tag Previews

import type { SupabaseClient } from "@supabase/supabase-js";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { pressTool, statusError } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

/** A draft with two versions. */
async function saveDraft(client: SupabaseClient): Promise<string> {
  const slug = `delen-${Math.random().toString(36).slice(2, 10)}`;
  const draftOf = (title: string) => ({
    _kind: "article",
    _document: articleDocument({
      slug,
      author: "Eva",
      content: [{ language: "nl", title, content: "<p>Tekst</p>" }],
    }),
  });
  const first = await client
    .rpc("save_document", draftOf("Eerste versie"))
    .single<{ id: string; number: number }>();
  expect(first.error).toBeNull();
  const over = { _id: first.data?.id, _number: first.data?.number };
  const second = await client.rpc("save_document", { ...draftOf("Tweede versie"), ...over });
  expect(second.error).toBeNull();
  return first.data?.id ?? "";
}

test("an editor shares versions of a draft, sees who opened them, and revokes a link", async ({
  page,
  context,
  createUser,
}) => {
  const user = await createUser({ isAdmin: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, user, `/admin/blog-editor/${await saveDraft(user.client)}`);
  const open = page.getByRole("button", { name: "Share preview" });
  const dialog = page.getByRole("dialog", { name: "Share a Preview" });
  const link = dialog.getByRole("textbox", { name: "The new link" });
  const links = dialog.getByRole("region", { name: "Existing links" }).getByRole("listitem");
  const visitor = await (
    await context.browser()?.newContext({ baseURL: new URL(page.url()).origin })
  )?.newPage();
  if (!visitor) throw new Error("No second browser window");

  await test.step("the newest version", async () => {
    await pressTool(page, open);
    await expect(dialog.getByText("No links yet.")).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Valid for" })).toHaveValue("7");
    await dialog.getByRole("button", { name: "Create link" }).click();
    await expect(link).toHaveValue(/^http.+\/preview\/[0-9a-f]{64}$/);
    await expect(dialog.getByText("Copy it now: it is not shown again.")).toBeVisible();
    await dialog.getByRole("button", { name: "Copy" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
    await visitor.goto(await link.inputValue());
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Tweede versie");
  });

  await test.step("an older version, for a day", async () => {
    await dialog.getByRole("combobox", { name: "Version" }).selectOption({ index: 1 });
    await dialog.getByRole("combobox", { name: "Valid for" }).selectOption("1 day");
    const before = await link.inputValue();
    await dialog.getByRole("button", { name: "Create link" }).click();
    await expect(link).not.toHaveValue(before);
    await visitor.goto(await link.inputValue());
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Eerste versie");
    await visitor.goto(await link.inputValue());
  });

  await test.step("are listed without their addresses", async () => {
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(open).toBeFocused();
    await pressTool(page, open);
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toContainText(/Version 1, made on .+Valid until .+Opened 2 times, last on /);
    await expect(links.nth(1)).toContainText(/Version 2, made on .+Valid until .+Opened once, on /);
    await expect(link).toHaveCount(0);
  });

  await test.step("and one is revoked", async () => {
    await links
      .nth(0)
      .getByRole("button", { name: /^Revoke the link to version 1/ })
      .click();
    const sure = page.getByRole("alertdialog", { name: "Revoke this link?" });
    await sure.getByRole("button", { name: "Cancel" }).click();
    await expect(links.nth(0)).toContainText("Valid until");
    await links
      .nth(0)
      .getByRole("button", { name: /^Revoke the link to version 1/ })
      .click();
    await sure.getByRole("button", { name: "Revoke" }).click();
    await expect(links.nth(0)).toContainText("Revoked on ");
    await expect(links.nth(0).getByRole("button")).toHaveCount(0);
    await expect(dialog.getByRole("heading", { name: "Existing links" })).toBeFocused();
    await expect(dialog).toBeVisible();
    const answer = await visitor.reload();
    expect(answer?.status()).toBe(410);
  });
  await visitor.context().close();
});

if (isThorough)
  test("what needs an approval goes live with it, or regardless, which the audit log says", async ({
    page,
    createUser,
    expectedErrors,
  }) => {
    expectedErrors.push(statusError(428));
    const user = await createUser({ isAdmin: true });
    const id = await saveDraft(user.client);
    await signIn(page, user, `/admin/blog-editor/${id}`);
    await pressTool(page, page.getByRole("button", { name: "Share preview" }));
    const dialog = page.getByRole("dialog", { name: "Share a Preview" });
    await dialog.getByRole("textbox", { name: "Goes live only with the approval of" }).fill("Anna");
    await dialog.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("This goes live only with an approval", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = dialog.getByRole("textbox", { name: "The new link" });
    await expect(link).toHaveValue(/[0-9a-f]{64}$/);
    const token = (await link.inputValue()).slice(-64);
    await dialog.getByRole("button", { name: "Close" }).click();

    const title = page.getByRole("textbox", { name: "Title (NL)", exact: true });
    const sure = page.getByRole("alertdialog", { name: "There is no approval yet" });
    await page.getByRole("switch", { name: "Draft" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(sure.getByText("only with the approval of Anna, of exactly these words.")).toBeVisible();
    await sure.getByRole("button", { name: "Cancel" }).click();
    const given = { _token: token, _name: "Anna", _verdict: "approved" };
    expect((await user.client.rpc("give_opinion", given)).error).toBeNull();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Article updated")).toBeVisible();

    await page.getByRole("tab", { name: "Content NL" }).click();
    await title.fill("Derde versie");
    await page.getByRole("button", { name: "Publish changes" }).click();
    await sure.getByRole("button", { name: "Publish regardless" }).click();
    await expect(sure).toHaveCount(0);
    await expect(page.getByText("All changes saved")).toBeVisible();
    await page.goto("/admin/settings/audit-log");
    await expect(page.getByText(/^Published the article delen-\w+ without the approval/)).toBeVisible();
  });
