import { editor, expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { go } from "../fixtures/pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

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
  const { toast } = editor(page);
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
  await expect(old).toHaveCount(0);
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

if (isThorough)
  test("a draft and the about page are looked at again from their day too", async ({ page, admin, site }) => {
    const title = someTitle();
    const { id } = await storeArticle(admin.client, title, { html: "<p>Wij doen dit.</p>" });
    for (const path of [`/admin/blog-editor/${id}`, "/admin/about"]) {
      await page.goto(path);
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Look at this again" }).click();
      const dialog = page.getByRole("dialog", { name: "Look at this again" });
      await dialog.getByRole("textbox", { name: "From" }).fill("2026-01-05");
      await dialog.getByRole("textbox", { name: "Why" }).fill(`Nog nodig, ${title}?`);
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toBeHidden();
    }
    // The longest unchanged stand first.
    await site.execute(`
    set session_replication_role = replica;
    update public.otm_versions set created_at = '2020-01-01' where subject_id = '${id}' or kind = 'about-page';
    reset session_replication_role;`);
    await page.goto("/admin/upkeep");
    const rows = page.getByRole("listitem").filter({ hasText: `Nog nodig, ${title}?` });
    await expect(rows).toHaveCount(2);
    await rows
      .filter({ hasText: "About Us" })
      .getByRole("button", { name: /^Still right/ })
      .click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole("link").click();
    await expect(page).toHaveURL(`/admin/blog-editor/${id}`);
  });

test("a document is looked at again from its day, by whom and why, and then in a year", async ({
  page,
  admin,
  site,
  expectAccessible,
}) => {
  const title = someTitle();
  const { id } = await storeArticle(admin.client, title, { html: "<p>Wij doen dit.</p>", isPublished: true });
  await site.execute(`
    set session_replication_role = replica;
    update public.otm_blog_articles set updated_at = '2020-01-01' where id = '${id}';
    reset session_replication_role;`);
  const { toast } = editor(page);
  const open = async () => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Look at this again" }).click();
    return page.getByRole("dialog", { name: "Look at this again" });
  };
  await page.goto(`/admin/blog-editor/${id}`);
  const dialog = await open();
  await dialog.getByRole("textbox", { name: "From" }).fill("2026-01-05");
  await dialog.getByRole("combobox", { name: "By" }).selectOption(admin.email);
  await dialog.getByRole("textbox", { name: "Why" }).fill("Is de prijs nog zo?");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast("This is looked at again")).toBeVisible();

  await go(page, "/admin/upkeep");
  const row = page
    .getByRole("listitem")
    .filter({ hasText: title })
    .filter({ hasText: "To be looked at again" });
  await expect(row).toContainText("Is de prijs nog zo?");
  await expect(row).toContainText(`By ${admin.email}`);
  await row.getByRole("button", { name: /^Still right/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);

  await go(page, `/admin/blog-editor/${id}`);
  await (await open()).getByRole("textbox", { name: "From" }).fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast("This need not be looked at again")).toBeVisible();
  await go(page, "/admin/upkeep");
  await expect(row).toHaveCount(0);
});
