import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/own-site.ts";
import { resize } from "../fixtures/pages.ts";
import { sample } from "../fixtures/thorough.ts";

/** Wider than a phone, and in no hyphenation dictionary. */
const word = "Aansprakelijkheidswaardevaststellingsveranderingsproceduretoelichting";
const slug = "invoices-without-retyping";

test("long words and names fit into the page, its header and its footer", async ({ page, site }) => {
  await site.execute(`
    update public.otm_blog_article_content set title = '${word}', subtitle = '${word}', excerpt = '${word}',
      content = '<h2>${word}</h2><p>${word}</p><table><tbody><tr><td><p>${word}</p></td></tr></tbody></table>'
      where language = 'nl' and article_id = (select id from public.otm_blog_articles where slug = '${slug}');
    update public.otm_blog_article_faqs set question_nl = '${word}', answer_nl = '${word}';
    update public.otm_about_us_content set value_nl = '${word}' where content_key <> 'statement';
    update public.otm_team_members set name = '${word}', role_nl = '${word}', bio_nl = '${word}';
    update public.otm_download_page_content
      set title = '${word}', form_title = '${word}', button_text = '${word}' where language = 'nl';
    update public.otm_blog_tags set name = '${word}' || slug;
    update public.otm_page_content set title = '${word}', description = '${word}' where language = 'nl';
    update public.otm_pages set in_footer = true where kind = 'service';
    insert into public.otm_site_texts (key, language, text) values ('firm.name', 'all', '${word}');
    insert into public.otm_site_texts (key, language, text) select name, 'nl', '${word}' from unnest(array[
      'navigation.home', 'navigation.insights', 'navigation.contact', 'navigation.cases', 'header.contact',
      'home.hero.title', 'contact.title']) name;
  `);
  const paths = [
    "/",
    "/insights",
    `/insights/${slug}`,
    `/blog/${slug}`,
    "/about-us",
    `/search?q=${word}`,
    "/cases",
  ];
  const header = page.getByRole("banner");
  const all = [...paths, "/services", "/contact", "/download/automation-scan-checklist"];
  for (const path of sample(all, 3)) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeAttached();
    for (const width of [320, 768, 1280]) {
      await resize(page, width, 800);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, `${path} at ${width} pixels`).toBeLessThanOrEqual(width);
      const below = await header.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect.soft(below, `${path}: below its header at ${width} pixels`).toBe(0);
      if (width === 768) expect.soft(await unevenRows(page), `rows of ${path}`).toEqual([]);
    }
  }
});

/** The heights of the cards of each row whose cards differ in height. */
function unevenRows(page: Page): Promise<number[][]> {
  return page.getByRole("article").evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const tops = new Set(boxes.map(({ top }) => top));
    const rows = [...tops].map((top) => boxes.filter((box) => box.top === top).map(({ height }) => height));
    return rows.filter((row) => Math.max(...row) - Math.min(...row) > 1);
  });
}
