import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [{ id: "root", loaderData: { siteUrl: "https://vlotwerk.example" } }];
const addresses = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((tag) => ("href" in tag ? [`${tag.rel} ${tag.hrefLang ?? ""} ${tag.href}`] : []));

/** The tags of a card by their name. */
function cardOf(meta: ReturnType<typeof pageMeta>): Record<string, unknown> {
  const named = meta.flatMap((tag) => {
    if ("property" in tag) return [[tag.property, tag.content]];
    return "name" in tag ? [[tag.name, tag.content]] : [];
  });
  return Object.fromEntries(named);
}

function graphOf(meta: ReturnType<typeof pageMeta>): Record<string, unknown>[] {
  return meta.flatMap((tag) => {
    const data: unknown = "script:ld+json" in tag ? tag["script:ld+json"] : null;
    const graph = typeof data === "object" && data !== null && "@graph" in data ? data["@graph"] : [];
    return Array.isArray(graph) ? graph : [];
  });
}

describe("page metadata", () => {
  it("contains both alternates and the canonical URL of its language", () => {
    const meta = pageMeta({ language: "en", matches, title: "Contact", path: "/contact" });
    expect(meta).toContainEqual({ title: "Contact | Vlotwerk" });
    expect(addresses(meta)).toEqual([
      "canonical  https://vlotwerk.example/en/contact",
      "alternate nl https://vlotwerk.example/contact",
      "alternate en https://vlotwerk.example/en/contact",
      "alternate x-default https://vlotwerk.example/contact",
    ]);
  });

  it("points to the original when shown as a fallback", () => {
    const meta = pageMeta({ language: "en", matches, title: "X", path: "/insights/x", available: ["nl"] });
    expect(addresses(meta)).toEqual([
      "canonical  https://vlotwerk.example/insights/x",
      "alternate nl https://vlotwerk.example/insights/x",
      "alternate x-default https://vlotwerk.example/insights/x",
    ]);
  });

  it("contains no canonical URL with noindex", () => {
    const meta = pageMeta({ language: "nl", matches, title: "404", path: "/404", noIndex: true });
    expect(meta).toEqual([{ title: "404 | Vlotwerk" }, { name: "robots", content: "noindex" }]);
  });

  it("contains a social card with the site's picture in the shown language", () => {
    const meta = pageMeta({
      language: "en",
      matches,
      title: "Contact",
      description: "Write to us",
      path: "/contact",
    });
    expect(cardOf(meta)).toMatchObject({
      "og:type": "website",
      "og:site_name": "Vlotwerk",
      "og:title": "Contact",
      "og:description": "Write to us",
      "og:url": "https://vlotwerk.example/en/contact",
      "og:locale": "en_GB",
      "og:locale:alternate": "nl_NL",
      "og:image": "https://vlotwerk.example/en/og/site.png",
      "twitter:card": "summary_large_image",
      "twitter:image": "https://vlotwerk.example/en/og/site.png",
    });
  });

  it("contains the original's social card when shown as a fallback", () => {
    const card = cardOf(
      pageMeta({
        language: "en",
        matches,
        title: "X",
        path: "/insights/x",
        available: ["nl"],
        picture: "/og/insights/x.png",
      }),
    );
    expect(card["og:image"]).toBe("https://vlotwerk.example/og/insights/x.png");
    expect(card["og:locale"]).toBe("nl_NL");
    expect(card).not.toHaveProperty("og:locale:alternate");
  });

  it("contains a photograph instead of the drawn card, unless it is too small", () => {
    const photo = { path: "/media/a/b/1200.jpg", type: "image/jpeg", width: 1200, height: 800 } as const;
    const page = { language: "nl", matches, title: "X", path: "/insights/x", picture: "/og/x.png" } as const;
    expect(cardOf(pageMeta({ ...page, photo: { ...photo, alt: "Een sluis" } }))).toMatchObject({
      "og:image": "https://vlotwerk.example/media/a/b/1200.jpg",
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "800",
      "og:image:alt": "Een sluis",
      "twitter:image": "https://vlotwerk.example/media/a/b/1200.jpg",
      "twitter:image:alt": "Een sluis",
    });
    expect(cardOf(pageMeta({ ...page, photo: { ...photo, alt: "" } }))["og:image:alt"]).toBe("X");
    expect(cardOf(pageMeta({ ...page, photo: { ...photo, width: 599 } }))).toMatchObject({
      "og:image": "https://vlotwerk.example/og/x.png",
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "X",
    });
  });

  it("contains an article's publication date", () => {
    const card = cardOf(
      pageMeta({
        language: "nl",
        matches,
        title: "X",
        path: "/insights/x",
        article: { publishedAt: "2025-01-02T03:04:05Z", modifiedAt: "2025-02-03T04:05:06Z", tags: ["AI"] },
      }),
    );
    expect(card).toMatchObject({
      "og:type": "article",
      "article:published_time": "2025-01-02T03:04:05Z",
      "article:modified_time": "2025-02-03T04:05:06Z",
      "article:tag": "AI",
    });
  });

  it("contains structured data of organisation, site, page and breadcrumbs", () => {
    const meta = pageMeta({
      language: "en",
      matches,
      title: "X",
      path: "/insights/x",
      above: [{ name: "Insights", path: "/insights" }],
      things: ({ url }) => [{ "@type": "Thing", "@id": `${url}#x` }],
    });
    const things = graphOf(meta);
    expect(things.map((thing) => thing["@id"])).toEqual([
      "https://vlotwerk.example/#organization",
      "https://vlotwerk.example/#website",
      "https://vlotwerk.example/en/insights/x#page",
      "https://vlotwerk.example/en/insights/x#breadcrumbs",
      "https://vlotwerk.example/en/insights/x#x",
    ]);
    expect(things[3]?.itemListElement).toMatchObject([
      { position: 1, name: "Home", item: "https://vlotwerk.example/en" },
      { position: 2, name: "Insights", item: "https://vlotwerk.example/en/insights" },
      { position: 3, name: "X", item: "https://vlotwerk.example/en/insights/x" },
    ]);
  });

  it("has no breadcrumbs on the home page", () => {
    const things = graphOf(pageMeta({ language: "en", matches, title: "Vlotwerk", path: "/" }));
    expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite", "WebPage"]);
  });
});
