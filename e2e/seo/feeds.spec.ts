import { readSitemap } from "../../app/seo/testing/validators.ts";
import { at, languages } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";
import { sample } from "../fixtures/thorough.ts";

test("every sitemap URL is indexable, canonical, with the same alternates", async ({ request, baseURL }) => {
  const text = await (await request.get("/sitemap.xml")).text();
  // The site's configured origin.
  const items = await readSitemap(text);
  expect(items.length).toBeGreaterThan(40);

  for (const { url, links: listed } of sample(items, 3)) {
    expect.soft(new URL(url).origin, url).toBe(new URL(baseURL ?? "").origin);
    const answer = await request.get(url, { maxRedirects: 0 });
    expect.soft(answer.status(), url).toBe(200);
    const html = await answer.text();
    expect.soft(html, url).not.toMatch(/<meta[^>]*name="robots"/);
    const links = linksOf(html);
    expect.soft(links.find(({ rel }) => rel === "canonical")?.href, url).toBe(url);
    const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
    expect
      .soft(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])), url)
      .toEqual(Object.fromEntries(listed.map(({ lang, url }) => [lang, url])));
  }
});

/** The attributes of a page's links in its head. */
function linksOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/gi)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  );
}

test("pages link the feeds of their language", async ({ request }) => {
  for (const [path, count] of [
    ["/en", 2],
    ["/insights/agentic-ai", 2],
    ["/en/insights/tag/ai-automation", 4],
  ] as const) {
    const links = linksOf(await (await request.get(path)).text());
    const feeds = links.filter(({ rel, type }) => rel === "alternate" && type?.endsWith("+xml"));
    expect(feeds, path).toHaveLength(count);
    for (const { href = "", type } of feeds) {
      const answer = await request.get(href);
      expect(answer.headers()["content-type"], href).toBe(`${type}; charset=utf-8`);
      const article = at(path.startsWith("/en") ? "en" : "nl", "/insights/agentic-ai");
      expect(await answer.text(), href).toContain(article);
    }
  }
});

test("an article is available as Markdown, linked from llms.txt; what is unknown is not found", async ({
  request,
}) => {
  for (const language of languages) {
    const path = at(language, "/insights/what-an-ai-agent-may-decide");
    const html = await (await request.get(path)).text();
    const links = linksOf(html).filter(({ type }) => type === "text/markdown");
    expect(links).toMatchObject([{ href: `${path}.md` }]);
    const [, title] = /<meta property="og:title" content="([^"]+)"/.exec(html) ?? [];

    const markdown = await request.get(`${path}.md`);
    expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await markdown.text()).toContain(`# ${title}\n`);
    expect(await (await request.get("/llms.txt")).text()).toContain(`${path}.md)`);
  }
  for (const address of [
    "/insights/unknown.md",
    "/insights/tag/unknown/rss.xml",
    "/sitemap/articles-1x.xml",
  ]) {
    expect((await request.get(address)).status()).toBe(404);
  }
  const answer = await request.get("/en/insights/ai-verordening-voor-het-mkb.md");
  expect(answer.headers()["content-language"]).toBe("nl");
  expect(await answer.text()).toContain("only available in Dutch");
});
