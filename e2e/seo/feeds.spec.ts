import { readSitemap } from "../../app/seo/testing/validators.ts";
import { at, languages } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("every sitemap URL is indexable, canonical, with the same alternates", async ({ request, baseURL }) => {
  const text = await (await request.get("/sitemap.xml")).text();
  // The site's configured origin.
  const items = await readSitemap(text);
  expect(items.length).toBeGreaterThan(40);

  for (const { url, links: listed } of items) {
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

for (const language of languages) {
  test(`pages link the feeds of their language (${language})`, async ({ page, request }) => {
    for (const [path, count] of [
      ["/", 2],
      ["/insights/agentic-ai", 2],
      ["/insights/tag/ai-automation", 4],
    ] as const) {
      await page.goto(at(language, path));
      const feeds = page.locator("head link[rel=alternate][type$='+xml']");
      await expect(feeds).toHaveCount(count);
      for (const feed of await feeds.all()) {
        const answer = await request.get((await feed.getAttribute("href")) ?? "");
        expect(answer.headers()["content-type"]).toBe(`${await feed.getAttribute("type")}; charset=utf-8`);
        expect(await answer.text()).toContain(at(language, "/insights/agentic-ai"));
      }
    }
  });

  test(`an article is available as Markdown, linked from llms.txt (${language})`, async ({
    page,
    request,
  }) => {
    const address = `${at(language, "/insights/what-an-ai-agent-may-decide")}.md`;
    await page.goto(at(language, "/insights/what-an-ai-agent-may-decide"));
    await expect(page.locator("head link[type='text/markdown']")).toHaveAttribute("href", address);
    const title = await page.getByRole("heading", { level: 1 }).innerText();

    const markdown = await request.get(address);
    expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await markdown.text()).toContain(`# ${title}\n`);
    expect(await (await request.get("/llms.txt")).text()).toContain(`${address})`);
  });
}

test("the Markdown of an article falls back to its own language", async ({ request }) => {
  const answer = await request.get("/en/insights/ai-verordening-voor-het-mkb.md");
  expect(answer.headers()["content-language"]).toBe("nl");
  expect(await answer.text()).toContain("only available in Dutch");
});

test("unknown feeds, parts of the sitemap and Markdown are not found", async ({ request }) => {
  for (const address of [
    "/insights/unknown.md",
    "/insights/tag/unknown/rss.xml",
    "/sitemap/articles-1x.xml",
  ]) {
    expect((await request.get(address)).status()).toBe(404);
  }
});
