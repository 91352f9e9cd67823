import { randomUUID } from "node:crypto";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { expect, test } from "../fixtures/article-editor.ts";
import { go } from "../fixtures/pages.ts";
import { articleRows } from "../fixtures/panel-screens.ts";

test("script in a title, an author and a tag is text on every screen", async ({
  page,
  admin: { client },
}) => {
  const mark = randomUUID().slice(0, 8);
  const title = `<img src=x onerror="top.wasRun=1"> ${mark}`;
  const author = `</script><script>top.wasRun=1</script>${mark}`;
  const name = `"><svg onload=top.wasRun=1>${mark}`;
  const tag = await client.from("otm_blog_tags").insert({ name, slug: mark }).select("id").single();
  const content = [{ language: "en", title, subtitle: "", excerpt: "", content: "<p>Text</p>" }];
  const saved = await client.rpc("save_document", {
    _kind: "article",
    _document: articleDocument({ slug: mark, author, published: true, content, tags: [tag.data?.id] }),
  });
  expect(saved.error).toBeNull();

  await page.goto(`/admin/blog?q=${mark}`);
  const card = articleRows(page);
  await expect(card.getByRole("heading")).toHaveText([title]);
  await expect(card).toContainText(`By ${author}`);
  await expect(card).toContainText(`#${name}`);
  await go(page, "/admin/homepage");
  await expect(page.getByRole("option", { name: title })).toBeAttached();
  await page.goto(`/en/insights/${mark}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => Reflect.get(window, "wasRun"))).toBeUndefined();
  expect((await client.from("otm_blog_tags").delete().eq("name", name)).error).toBeNull();
});
