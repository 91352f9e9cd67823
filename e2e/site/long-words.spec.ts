import { expect, test } from "../fixtures/own-site.ts";
import { resize } from "../fixtures/pages.ts";

/** Wider than a phone, and in no hyphenation dictionary. */
const word = "Aansprakelijkheidswaardevaststellingsveranderingsproceduretoelichting";
const slug = "invoices-without-retyping";

test("long words cause no horizontal scrolling on a phone", async ({ page, site }) => {
  await site.execute(`
    update public.otm_blog_article_content set title = '${word}', subtitle = '${word}', excerpt = '${word}',
      content = '<h2>${word}</h2><p>${word}</p><table><tbody><tr><td><p>${word}</p></td></tr></tbody></table>'
      where language = 'nl' and article_id = (select id from public.otm_blog_articles where slug = '${slug}');
    update public.otm_blog_article_faqs set question_nl = '${word}', answer_nl = '${word}';
    update public.otm_about_us_content set value_nl = '${word}' where content_key <> 'statement';
    update public.otm_team_members set name = '${word}', role_nl = '${word}', bio_nl = '${word}';
    update public.otm_download_page_content
      set title = '${word}', form_title = '${word}', button_text = '${word}' where language = 'nl';
  `);
  const paths = ["/", "/insights", `/insights/${slug}`, `/blog/${slug}`, "/about-us", `/search?q=${word}`];
  for (const path of [...paths, "/download/automation-scan-checklist"]) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeAttached();
    for (const width of [320, 360, 768, 1280]) {
      await resize(page, width, 800);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, `${path} at ${width} pixels`).toBeLessThanOrEqual(width);
    }
  }
});
