import { expect, openEditor, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";

test("what is outdated is listed with its sentence, leads to its editor, and stays away once it is right", async ({
  page,
  admin,
  request,
  site,
  expectAccessible,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, {
    html: '<p>In 2019 deden wij dit met de hand. Kijk <a href="/insights/weg">hier</a>.</p>',
    isPublished: true,
  });
  // The longest unchanged stand first.
  await site.execute(`
    set session_replication_role = replica;
    update public.otm_blog_articles set updated_at = '2020-01-01' where id = '${id}';
    reset session_replication_role;`);
  const { toast } = await openEditor(page, id);
  await page.goto("/admin/overview");
  await page.getByRole("link", { name: "What looks outdated on the site" }).click();
  const rows = page.getByRole("listitem").filter({ hasText: title });
  const old = rows.filter({ hasText: "In 2019 deden wij dit met de hand." });
  await expect(old).toContainText("Date or figure of long ago");
  await expect(rows.filter({ hasText: "/insights/weg" })).toContainText("Link that leads nowhere");
  await expectAccessible();

  await old.getByRole("button", { name: /^Still right/ }).click();
  await expect(toast("This stays away for a year")).toBeVisible();
  await expect(old).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(old).toHaveCount(1);
  await old.getByRole("button", { name: /^Still right/ }).click();
  await page.reload();
  await expect(rows.filter({ hasText: "/insights/weg" })).toHaveCount(1);
  await expect(old).toHaveCount(0);

  await rows.getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(`/admin/blog-editor/${id}`);

  for (const data of [{}, { after: { side: "older", time: "yesterday", id: "x" } }]) {
    const answer = await request.post("/functions/v1/find-stale", { data });
    expect(answer.status(), "visitors").toBe(403);
  }
});
