import { expect, test } from "../fixtures/own-site.ts";

const article = "(select id from public.otm_blog_articles where slug = 'ai-verordening-voor-het-mkb')";

test("feeds and sitemap show a change at once", async ({ request, site }) => {
  const text = async (path: string) => (await request.get(path)).text();
  const paths = ["/rss.xml", "/en/atom.xml", "/sitemap.xml", "/llms.txt", "/insights/agentic-ai.md"];
  const tagged = ["/insights/tag/ai-automation", "/insights/tag/ai-automation/rss.xml"];
  for (const path of [...paths, ...tagged]) expect((await request.get(path)).status(), path).toBe(200);

  await test.step("another title", async () => {
    await site.execute(`update public.otm_blog_article_content set title = 'Kwispelstaart', content = '<p>Nieuw.</p>'
      from public.otm_blog_articles where id = article_id and slug = 'agentic-ai'`);
    for (const path of ["/rss.xml", "/en/atom.xml", "/llms.txt", "/insights/agentic-ai.md", ...tagged]) {
      await expect.poll(() => text(path), path).toContain("Kwispelstaart");
    }
  });

  await test.step("a text in a second language", async () => {
    await site.execute(`insert into public.otm_blog_article_content (article_id, language, title, content)
      values (${article}, 'en', 'The AI Act', '<p>Now in English.</p>')`);
    for (const path of ["/en/atom.xml", "/llms.txt"]) {
      await expect.poll(() => text(path), path).toContain("The AI Act");
    }
    await expect.poll(() => text("/sitemap.xml")).toContain("/en/insights/ai-verordening-voor-het-mkb<");
  });

  await test.step("another tag", async () => {
    await site.execute(`delete from public.otm_blog_article_tags link using public.otm_blog_articles article
      where article.id = link.article_id and slug = 'agentic-ai'`);
    for (const path of tagged) await expect.poll(() => text(path), path).not.toContain("Kwispelstaart");
  });

  await test.step("an article that is withdrawn", async () => {
    await site.execute(`update public.otm_blog_articles set published = false where slug = 'agentic-ai'`);
    await expect.poll(async () => (await request.get("/insights/agentic-ai.md")).status()).toBe(404);
    for (const path of ["/rss.xml", "/en/atom.xml", "/sitemap.xml", "/llms.txt"]) {
      await expect.poll(() => text(path), path).not.toContain("/insights/agentic-ai");
    }
    const found = await text("/search?q=kwispelstaart");
    expect(found).toContain("Niets gevonden");
  });
});
