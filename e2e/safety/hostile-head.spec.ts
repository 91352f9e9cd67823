// @module-tag S22

import { hostileHtml } from "../../test/html/hostile-html.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { statusError } from "../fixtures/pages.ts";
import { sample } from "../fixtures/thorough.ts";

test.use({ expectedErrors: [statusError(404)] });

/** Payloads that break out of a script, title, attribute, comment or string. */
const ways = [
  `</script><script>alert(1)</script>`,
  `</title><script>alert(2)</script>`,
  `"><img src=x onerror=alert(3)>`,
  `<!--<script>`,
  `]]>--><svg onload=alert(4)>`,
  `\\u003c/script>\\x3cscript>`,
  `a"b'c\`d\${1}\\`,
  `\u2028\u2029 </head><body onload=alert(5)>`,
];

/** One-line payloads that fit into every field. */
const payloads = [...ways, ...sample(Object.values(hostileHtml).flat(), 300)]
  .map((payload) => payload.replace(/[\s\p{Cc}]+/gu, " ").trim())
  .filter((payload) => payload !== "" && payload.length <= 90);

const pages = ["/insights/where-to-start-with-ai-automation", "/about-us", "/insights"];

// Rendered without cache.
test.use({ environment: { PAGE_CACHE_MB: "0" } });

test("attacks in any text stay text in a page's head, data and body", async ({ page, site }) => {
  await page.goto("/privacy");
  const read = (path: string) => page.evaluate(readPage, path);
  await write(site, "harmless 0");
  const harmless = await Promise.all(pages.map(read));

  for (const [number, payload] of payloads.entries()) {
    const text = `${payload} ${number}x`;
    await write(site, text);
    for (const [index, path] of pages.entries()) {
      let found = await read(path);
      const isWritten = async () => {
        if (!found.text.includes(` ${number}x`)) found = await read(path);
        return found.text;
      };
      await expect.poll(isWritten).toContain(` ${number}x`);
      expect.soft(found.elements, `${text} at ${path}`).toEqual(harmless[index]?.elements);
      expect.soft(found.handlers, `${text} at ${path}`).toEqual([]);
      if (path === "/insights") continue;
      expect.soft(found.title, path).toContain(text);
      expect.soft(found.data, path).toContain(text);
      if (path !== "/about-us") expect.soft(found.described, path).toEqual([text, text, text, text, text]);
    }
  }
});

/** Writes a text into every shown field; of the articles, into those of the one that is read and listed. */
function write(site: { execute(script: string): Promise<void> }, text: string): Promise<void> {
  const quoted = `$hostile$${text}$hostile$`;
  const written =
    "(select id from public.otm_blog_articles where slug = 'where-to-start-with-ai-automation')";
  return site.execute(`
    update public.otm_blog_article_content set title = ${quoted}, subtitle = ${quoted}, excerpt = ${quoted},
      meta_title = ${quoted}, meta_description = ${quoted} where article_id = ${written};
    update public.otm_blog_articles set author = ${quoted} where id = ${written};
    update public.otm_blog_tags set name = left(id::text, 2) || ${quoted};
    update public.otm_blog_article_faqs set question_nl = ${quoted}, answer_nl = ${quoted}
      where article_id = ${written};
    update public.otm_team_members set name = ${quoted}, role_nl = ${quoted}, bio_nl = ${quoted};
    update public.otm_about_us_content set value_nl = ${quoted} where content_key <> 'statement';`);
}

/** Parses a page with the browser's parser. Runs in a page. */
async function readPage(path: string) {
  const text = await (await fetch(path, { cache: "no-store" })).text();
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const contents = ["description", "og:title", "og:description", "twitter:title", "twitter:description"].map(
    (name) => parsed.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content"),
  );
  const strings: string[] = [];
  JSON.parse(parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? "", (_, value) => {
    if (typeof value === "string") strings.push(value);
    return value;
  });
  const counts: Record<string, number> = {};
  const handlers: string[] = [];
  for (const element of parsed.querySelectorAll("*")) {
    // A heading with a short hyphenated word stands in spans.
    if (!/^<span(?: class="whitespace-nowrap")?>/.test(element.outerHTML))
      counts[element.localName] = (counts[element.localName] ?? 0) + 1;
    for (const { name } of element.attributes) if (/^on|^srcdoc$/.test(name)) handlers.push(name);
  }
  return { text, title: parsed.title, described: contents, data: strings, elements: counts, handlers };
}
