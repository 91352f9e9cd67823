import { signIn, test } from "../fixtures/accounts.ts";
import { storeArticle } from "../fixtures/article-editor.ts";
import { resize } from "../fixtures/pages.ts";

test("shots", async ({ page, createUser, site }) => {
  test.setTimeout(120_000);
  const user = await createUser({ isAdmin: true });
  await signIn(page, user, "/admin/overview");
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const w of [360, 1280]) {
    await resize(page, w, 900);
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/cshots/empty-${w}.png`, fullPage: true });
  }
  for (let i = 0; i < 7; i++)
    await storeArticle(user.client, `Waarom verwerkingsverantwoordelijkheidsvragen blijven liggen ${i}`);
  const live = await storeArticle(user.client, "Live artikel over agents", { isPublished: true, english: "<p>Text.</p>" });
  const { error } = await user.client.rpc("save_working_version", {
    _article_id: live.id, _updated_at: live.updated_at, _number: 1,
    _document: { slug: live.slug, author: "Noor", read_time: 5, image_url: null, published: true, related_articles: [], tags: [], faqs: [],
      content: [{ language: "nl", title: "Live artikel over agents, nieuw", content: "<p>x</p>", subtitle: null, excerpt: null, published: true },{ language: "en", title: "English", content: "<p>x</p>", subtitle: null, excerpt: null, published: true }] },
  });
  if (error) console.log(error);
  await site.execute(`
    insert into public.otm_contact_subm_vlotwerk (name, email, company, message, language)
    select 'Zoë de Vries ' || n, 'zoe' || n || '@klant.example', 'Bakkerij Jansen & Zonen', 'Hallo', 'nl' from generate_series(1, 7) n;
    insert into public.otm_schedules (article_id, action, at, created_by) select id, 'publish', now() + interval '3 days', '${user.id}' from public.otm_blog_articles where not published limit 2;
    insert into public.otm_schedules (article_id, action, at, failed_at, failure) select id, 'unpublish', now() - interval '3 days', now(), 'The English text has no title or no content' from public.otm_blog_articles where published limit 1`);
  await page.waitForTimeout(2500);
  await site.execute(`update private.mail_outbox set state = 'failed', last_error = '550 No such mailbox here' where recipient = 'zoe3@klant.example' and kind like '%confirmation'`);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const w of [360, 768, 1280, 1920]) {
    await resize(page, w, 900);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/cshots/full-${w}.png`, fullPage: true });
    await page.keyboard.press("Control+k");
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/cshots/search0-${w}.png` });
    await page.keyboard.type("li");
    await page.waitForTimeout(800);
    await page.keyboard.press("ArrowDown");
    await page.screenshot({ path: `/tmp/cshots/search-${w}.png` });
    await page.keyboard.press("Escape");
  }
  await page.goto(`/admin/blog-editor/${live.id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("textbox", { name: "Author", exact: true }).fill("Bram");
  for (const w of [360, 768, 1280, 1920]) {
    await resize(page, w, 700);
    await page.waitForTimeout(300);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: `/tmp/cshots/editor-${w}.png` });
    await page.evaluate(() => scrollTo(0, 600));
    await page.screenshot({ path: `/tmp/cshots/editor-down-${w}.png` });
  }
});
