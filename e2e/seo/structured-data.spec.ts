import type { APIRequestContext, Page } from "@playwright/test";
import { at, type Language, languages, publicPages } from "../fixtures/pages.ts";
import { findRuleFaults, findVocabularyFaults, structuredDataOf } from "../fixtures/structured-data.ts";
import { expect, test } from "../fixtures/test.ts";
import { isThorough, sample } from "../fixtures/thorough.ts";

const hidden = ["/table-showcase", "/404"];
const listed = publicPages.filter((path) => !hidden.includes(path));

test("the structured data of all pages is valid", async ({ request }) => {
  const graphs: object[] = [];
  const articles: { path: string; html: string }[] = [];
  for (const language of languages) {
    for (const path of new Set([...listed, ...(await articlePaths(request, language))])) {
      const html = await (await request.get(at(language, path))).text();
      graphs.push(structuredDataOf(html));
      // public-pages.spec.ts checks the rules of these pages.
      if (!listed.some((one) => one === path)) articles.push({ path, html });
    }
  }
  expect(graphs.length).toBeGreaterThan(40);
  for (const { path, html } of sample(articles, 4)) {
    expect.soft(await findRuleFaults(html), path).toEqual([]);
  }
  // The compiler checks the types of what pages say (schema-dts); here it checks what came of them, which takes long.
  if (isThorough) expect(await findVocabularyFaults(graphs)).toEqual([]);
});

test("the validators detect errors (control)", async () => {
  const unnamed = { "@context": "https://schema.org", "@type": "BreadcrumbList" };
  const script = `<script type="application/ld+json">${JSON.stringify({ ...unnamed })}</script>`;
  expect(await findRuleFaults(`<html><head>${script}</head></html>`)).not.toEqual([]);

  if (!isThorough) return;
  const graph = (thing: object) => ({ "@context": "https://schema.org", "@graph": [thing] });
  const faults = await findVocabularyFaults([
    graph({ "@type": "Article", headline: "X" }),
    graph({ "@type": "Article", headlien: "X" }),
    graph({ "@type": "Essay", headline: "X" }),
  ]);
  expect(faults).toEqual([expect.stringContaining("headlien"), expect.stringContaining("Essay")]);
});

test("each page describes its visible content, and one with noindex nothing", async ({ request }) => {
  const typesAt = async (path: string) => {
    const { "@graph": things } = structuredDataOf(await (await request.get(path)).text());
    return things.map((thing) => thing["@type"]);
  };
  const everywhere = ["Organization", "WebSite"];
  expect(await typesAt("/en")).toEqual([...everywhere, "WebPage", "FAQPage"]);
  expect(await typesAt("/contact")).toEqual([...everywhere, "ContactPage", "BreadcrumbList"]);
  expect(await typesAt("/en/insights")).toEqual([...everywhere, "CollectionPage", "BreadcrumbList"]);
  const article = [...everywhere, "WebPage", "BreadcrumbList", "BlogPosting"];
  expect(await typesAt("/insights/agentic-ai")).toEqual([...article, "FAQPage"]);
  expect(await typesAt("/blog/agentic-ai")).toEqual(article);
  const team = (await typesAt("/about-us")).slice(4);
  expect(team).toEqual(["Person", "Person", "Person", "Person"]);

  for (const path of [...hidden, "/en/nergens", "/insights?page=99", "/link-expired", "/beheer", "/admin"]) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain('content="noindex"');
    expect.soft(html, path).not.toMatch(/ld\+json|og:|twitter:/);
  }
});

test("structured data is the same after client navigation", async ({ page }) => {
  await page.goto("/en/insights");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/insights\/./);
  // The URL changes before the page.
  await expect.poll(async () => (await describedIn(page)).data).toContain("BlogPosting");
  const reached = await describedIn(page);
  await page.reload();
  expect(await describedIn(page)).toEqual(reached);
});

async function describedIn(page: Page) {
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  return {
    data: await data.textContent(),
    card: await page
      .locator("meta[property^='og:']")
      .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort()),
  };
}

/** Every listed article. */
async function articlePaths(request: APIRequestContext, language: Language) {
  const paths: string[] = [];
  for (const list of ["/insights", "/insights?page=2"]) {
    const html = await (await request.get(at(language, list))).text();
    for (const [, path] of html.matchAll(/href="(?:\/en)?(\/insights\/[^"#/]+)"/g)) paths.push(path ?? "");
  }
  return paths;
}
