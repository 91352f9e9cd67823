import { signIn } from "../../fixtures/accounts.ts";
import {
  expect,
  openEditor,
  someTitle,
  storeArticle,
  test,
  writeHtml,
} from "../../fixtures/article-editor.ts";
import { go } from "../../fixtures/pages.ts";

test("a writer saves a draft and keeps changes of a live article, but publishes neither", async ({
  page,
  createUser,
}) => {
  const { client } = await createUser({ isAdmin: true });
  const title = someTitle();
  const live = await storeArticle(client, `${title} leeft`, { isPublished: true });
  await signIn(page, await createUser({ role: "writer" }));

  await test.step("a draft", async () => {
    const { tab, field, author, toast } = await openEditor(page);
    await expect(page.getByRole("switch")).toHaveCount(0);
    await author.fill("Wim");
    await tab("Content NL").click();
    await field("Title (NL)").fill(title);
    await writeHtml(page, "NL", "<p>Concept.</p>");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(toast("Article created successfully")).toBeVisible();
    await expect(page.getByRole("button", { name: /Schedule|Share/ })).toHaveCount(0);
  });
  await test.step("changes of a live article wait", async () => {
    const { tab, field, toast } = await openEditor(page, live.id);
    await tab("Content NL").click();
    await field("Title (NL)").fill(`${title} anders`);
    await page.getByRole("button", { name: "Keep for later" }).click();
    await expect(toast("Changes saved. Visitors still see what was there.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
    const { data } = await client.from("otm_blog_article_content").select("title").eq("article_id", live.id);
    expect(data).not.toContainEqual({ title: `${title} anders` });
  });
  await test.step("what is live has no delete button, a draft has one", async () => {
    await go(page, `/admin/blog?q=${title}`);
    await expect(page.getByRole("link", { name: /^Edit / })).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
    await expect(page.getByRole("button", { name: `Delete ${title}`, exact: true })).toBeVisible();
  });
  await client.rpc("delete_article", { _id: live.id });
});
