import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page, Request } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { z } from "zod";
import {
  at,
  kindsOfPage,
  type Language,
  languages,
  publicPages,
  resize,
  started,
  statusError,
} from "../fixtures/pages.ts";
import { findRuleFaults } from "../fixtures/structured-data.ts";
import { expect, test } from "../fixtures/test.ts";
import { isThorough, sample } from "../fixtures/thorough.ts";

/** The contract of every public page. */
test.use({ expectedErrors: [statusError(404)] });

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Pages with noindex. */
const hidden = ["/table-showcase", "/404"];

/** Pages whose canonical URL is another page. */
const elsewhere = new Map([["/blog/agentic-ai", "/insights/agentic-ai"]]);

/** Limit of the scripts of a visit that only reads, all of them inline, in compressed bytes. */
const scriptsOfReader = 10_000;

/** Limits of a first visit that goes on, by resource type, in transferred bytes. */
const limits: Readonly<Record<string, number>> = {
  document: 25_000,
  stylesheet: 15_000,
  script: 126_000,
  font: 80_000,
  image: 60_000,
  /** The favicon. */
  other: 1_000,
  /** The answer to what is told of the view. */
  ping: 0,
};

const widths = [320, 360, 768, 1280, 1920];
/** Where axe looks, which is slow: at one page of each kind. */
const accessibleWidths = { nl: 360, en: 1280 };

for (const [index, path] of publicPages.entries()) {
  for (const language of isThorough ? languages : [oneLanguage(index)]) {
    test(`${at(language, path)} satisfies the page contract`, async ({
      page,
      request,
      site,
      expectAccessible,
    }) => {
      const requests: Request[] = [];
      page.on("requestfinished", (request) => requests.push(request));
      const { html, head } = await open(page, site.address, language, path);
      expect.soft(await faultsOf(html), "valid HTML").toEqual([]);
      if (!hidden.includes(path)) {
        expect.soft(await findRuleFaults(html), "structured data").toEqual([]);
        const image = await request.get(head.card["og:image"] ?? "");
        expect.soft(image.headers(), "the card's picture").toMatchObject({
          "content-type": "image/png",
          "cache-control": expect.stringContaining("public"),
          "cross-origin-resource-policy": "cross-origin",
        });
        expect.soft(sizeOf(await image.body()), "the card's picture").toEqual({ width: 1200, height: 630 });
      }

      await page.mouse.wheel(0, 20_000);
      expect.soft(inlineScripts(html), "scripts of a reader").toBeLessThanOrEqual(scriptsOfReader);
      expect.soft(requests.filter(isScript), "scripts that a reader fetches").toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      await started(page);
      await page.evaluate(() => document.fonts.ready);
      await expectSmallPage(page, requests, path);
      const fonts = requests.filter((one) => one.resourceType() === "font").map((one) => one.url());
      expect.soft(fonts.toSorted(), "fonts that were fetched, once").toEqual(head.preloadedFonts.toSorted());

      for (const width of widths) {
        await resize(page, width, 800);
        expect.soft(await page.evaluate(widestParts), `too wide at ${width} pixels`).toEqual([]);
        const isOfKind = isThorough || kindsOfPage.includes(path);
        if (isOfKind && width === accessibleWidths[language]) await expectAccessible();
      }
    });
  }
}

test("the pages satisfy it in their other language, as far as words decide", async ({ page, site }) => {
  const titles = new Map<string, string>();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [index, path] of publicPages.entries()) {
    const language = oneLanguage(index + 1);
    const { head } = await open(page, site.address, language, path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(titles.get(head.title), `the title of ${at(language, path)}`).toBeUndefined();
    titles.set(head.title, path);
    expect.soft(await page.evaluate(widestParts), `${at(language, path)} on a phone`).toEqual([]);
  }
});

function oneLanguage(index: number): Language {
  return index % 2 === 0 ? "nl" : "en";
}

/** Opens a page, which has what search engines and cards read. */
async function open(page: Page, base: string, language: Language, path: string) {
  const address = at(language, path);
  const answer = await page.goto(address);
  expect.soft(answer?.status(), address).toBe(path === "/404" ? 404 : 200);
  const html = (await answer?.text()) ?? "";
  const head = await page.evaluate(readHead, html);
  expect.soft(head, address).toMatchObject({
    lang: language,
    title: expect.stringMatching(/\S.*Vlotwerk|Vlotwerk.*\S/),
    ...(hidden.includes(path) ? { robots: ["noindex"], canonical: [] } : addresses(base, language, path)),
  });
  if (!hidden.includes(path)) expectCard(head, address, base);
  expect.soft(await page.evaluate(breakingHeadings), "headings that break at a hyphen").toEqual([]);
  return { html, head };
}

test("articles are valid HTML", async ({ request }) => {
  for (const language of languages) {
    const articles = new Set<string>();
    const linkToArticle = new RegExp(`href="(${at(language, "/insights/")}(?!tag/)[^".#]+)"`, "g");
    for (const path of ["/insights", "/insights?page=2"]) {
      const html = await (await request.get(at(language, path))).text();
      for (const [, article] of html.matchAll(linkToArticle)) articles.add(article ?? "");
    }
    expect(articles.size).toBe(15);
    for (const path of [...sample([...articles], 3), at(language, "/%E0%A4%A")]) {
      expect.soft(await faultsOf(await (await request.get(path)).text()), path).toEqual([]);
    }
  }
});

test("the shells of the pages about accounts are valid HTML", async ({ request }) => {
  for (const path of ["/beheer", "/settings", "/admin", "/admin/settings"]) {
    expect.soft(await faultsOf(await (await request.get(path)).text()), path).toEqual([]);
  }
});

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}

/** Runs in the page: the document's metadata without scripts. */
function readHead(html: string) {
  const served = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string, attribute: string) =>
    [...served.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  const hreflangs = all("link[rel=alternate][hreflang]", "hreflang");
  const alternates = all("link[rel=alternate][hreflang]", "href");
  const meta = [...served.querySelectorAll("meta[property^='og:'], meta[name^='twitter:']")];
  return {
    lang: served.documentElement.lang,
    title: served.title,
    description: all("meta[name=description]", "content"),
    robots: all("meta[name=robots]", "content"),
    canonical: all("link[rel=canonical]", "href"),
    card: Object.fromEntries(
      meta.map((tag) => [
        tag.getAttribute("property") ?? tag.getAttribute("name"),
        tag.getAttribute("content"),
      ]),
    ),
    // Fonts are fetched anonymously: a preload without crossorigin would fetch twice.
    preloadedFonts: all("link[rel=preload][as=font][crossorigin]", "href").map(
      (path) => new URL(path ?? "", location.origin).href,
    ),
    alternates: Object.fromEntries(hreflangs.map((hreflang, index) => [hreflang, alternates[index]])),
  };
}

/** The canonical and alternate URLs of an indexable page. */
function addresses(base: string, language: Language, path: string) {
  const isDutchOnly = path === "/terms";
  const named = elsewhere.get(path) ?? path;
  const nl = `${base}${at("nl", named)}`;
  const en = `${base}${at("en", named)}`;
  return {
    description: [expect.stringMatching(/.{50}/)],
    robots: [],
    canonical: [language === "nl" || isDutchOnly ? nl : en],
    alternates: isDutchOnly ? { nl, "x-default": nl } : { nl, en, "x-default": nl },
  };
}

/** With the files of sections that are more than words, which are loaded where they appear: all of them are waited for. */
const limitsOfSections = { script: 142_500 };

/** The Open Graph metadata (ogp.me). */
function expectCard(
  { title, description, canonical, card }: Awaited<ReturnType<typeof readHead>>,
  path: string,
  base: string,
): void {
  // The terms are Dutch at both addresses.
  const language = URL.parse(canonical[0] ?? "")?.pathname.startsWith("/en") ? "en" : "nl";
  expect.soft(card, "the card of a link").toMatchObject({
    "og:site_name": "Vlotwerk",
    "og:type": /\/(insights|blog)\/[^/]+$/.test(path) ? "article" : "website",
    "og:url": canonical[0],
    "og:locale": language === "nl" ? "nl_NL" : "en_GB",
    "og:title": expect.stringMatching(/./),
    "og:description": description[0],
    "og:image": expect.stringContaining(`${base}${at(language, "/og/")}`),
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
    "twitter:title": card["og:title"],
    "twitter:description": card["og:description"],
  });
  expect.soft(title).toContain(card["og:title"]);
}

/** The size in a PNG's first chunk (RFC 2083, 4.1.1). */
function sizeOf(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Runs in the page: the headings with a short hyphenated word that may break. */
function breakingHeadings(): string[] {
  const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")];
  const words = /(?<![\p{L}-])\p{L}{1,3}-\p{L}[\p{L}-]{0,8}(?![\p{L}-])/u;
  return headings.flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!parentElement || !words.test(textContent ?? "")) continue;
      if (getComputedStyle(parentElement).whiteSpace !== "nowrap") found.push(textContent ?? "");
    }
    return found;
  });
}

function isScript(request: Request): boolean {
  return request.resourceType() === "script";
}

/** The compressed size of a page's inline scripts; structured data are none. */
function inlineScripts(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*\bld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  return gzipSync(scripts.map(([, script]) => script).join("\n")).length;
}

async function expectSmallPage(page: Page, requests: readonly Request[], path: string): Promise<void> {
  const isOfSections = /^\/(?:en\/)?(?:cases|services)\/./.test(path);
  if (isOfSections) await page.waitForLoadState("networkidle");
  const bytes: Record<string, number> = {};
  for (const request of requests) {
    const type = request.resourceType();
    bytes[type] = (bytes[type] ?? 0) + (await request.sizes()).responseBodySize;
  }
  const own = isOfSections ? { ...limits, ...limitsOfSections } : limits;
  for (const [type, limit] of Object.entries(own)) {
    expect.soft(bytes[type] ?? 0, `bytes of type ${type}`).toBeLessThanOrEqual(limit);
  }
  // Lists have a picture per article or case, and no page waits for what is told of its view.
  const uncounted = ["ping", "image"];
  const counted = requests.filter((request) => !uncounted.includes(request.resourceType()));
  expect.soft(counted.length, "requests").toBeLessThanOrEqual(isOfSections ? 34 : 20);
  expect.soft(Object.keys(limits)).toEqual(expect.arrayContaining(Object.keys(bytes)));
}

/** Runs in the page: the elements that overflow horizontally. */
function widestParts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const parts = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [
    `${scrollWidth} pixels wide`,
    ...parts.slice(0, 5).map((part) => `${part.tagName} ${part.className}`),
  ];
}

/** In compressed bytes of scripts, with the list of all routes. */
const firstLoadOfPanel = 245_000;

test("the first screen of the panel is loaded in little", async ({ request }) => {
  const { file, entry, routes } = await readManifest(request);
  const files = new Set([file, entry.module, ...entry.imports]);
  for (let route = routes["admin/overview"]; route; route = routes[route.parentId ?? ""]) {
    for (const name of [route.module, ...route.imports]) files.add(name);
  }
  expect(files.size).toBeGreaterThan(20);
  const sizes = [...files].map(async (name) => {
    const headers = (await request.get(name, { headers: { "accept-encoding": "br" } })).headers();
    return Number(headers["content-length"]);
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
  expect(bytes).toBeGreaterThan(firstLoadOfPanel / 2);
  expect(bytes).toBeLessThanOrEqual(firstLoadOfPanel);
});

test("no page of the site, previews included, has what only the panel needs", async ({ request }) => {
  const { routes } = await readManifest(request);
  const ofSite = Object.values(routes).filter(({ id }) => /^(nl|en)\//.test(id));
  expect(ofSite.length).toBeGreaterThan(20);
  const withPanel = ofSite.filter(({ imports }) => imports.some((name) => /\/panel-/.test(name)));
  expect(withPanel.map(({ id }) => id)).toEqual([]);
});

/** The list of all routes and their files, which every page loads. */
async function readManifest(request: APIRequestContext) {
  const file = /\/assets\/manifest-[\w-]+\.js/.exec(await (await request.get("/search")).text())?.[0] ?? "";
  const script = await (await request.get(file)).text();
  return {
    file,
    ...manifest.parse(JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1))),
  };
}

const files = z.object({ module: z.string(), imports: z.array(z.string()) });
const manifest = z.object({
  entry: files,
  routes: z.record(z.string(), files.extend({ id: z.string(), parentId: z.string().optional() })),
});
