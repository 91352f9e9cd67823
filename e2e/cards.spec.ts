import ogs from "open-graph-scraper";
import { expect, test } from "./fixtures.ts";
import { at, languages, publicPages } from "./pages.ts";

const hidden = ["/table-showcase", "/404"];

for (const language of languages) {
  test(`a link to any page becomes a card with a picture (${language})`, async ({ request, baseURL }) => {
    for (const path of publicPages.filter((one) => !hidden.includes(one))) {
      const html = await (await request.get(at(language, path))).text();
      const { result } = await ogs({ html });
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect.soft(result, path).toMatchObject({
        ogSiteName: "Vlotwerk",
        ogType: /\/(insights|blog)\/[^/]+$/.test(path) ? "article" : "website",
        ogUrl: canonical,
        ogLocale: language === "nl" || path === "/terms" ? "nl_NL" : "en_GB",
        twitterCard: "summary_large_image",
        twitterTitle: result.ogTitle,
        twitterDescription: result.ogDescription,
      });
      expect.soft(result.ogDescription, path).toMatch(/.{50}/);

      const [image] = result.ogImage ?? [];
      expect.soft(image, path).toMatchObject({ type: "image/png", width: "1200", height: "630" });
      expect
        .soft(image?.url, path)
        .toMatch(new RegExp(`^${baseURL}${at(result.ogLocale === "nl_NL" ? "nl" : "en", "/og/")}`));
      const picture = await request.get(image?.url ?? "");
      expect.soft(picture.headers(), path).toMatchObject({
        "content-type": "image/png",
        "cache-control": expect.stringContaining("public"),
        "cross-origin-resource-policy": "cross-origin",
      });
      expect.soft(sizeOf(await picture.body()), path).toEqual({ width: 1200, height: 630 });
    }
  });
}

test("each article and language has a picture of its own", async ({ request }) => {
  const paths = [
    "/og/site.png",
    "/og/insights/agentic-ai.png",
    "/og/insights/what-an-ai-agent-may-decide.png",
  ];
  const pictures = new Set<string>();
  for (const path of languages.flatMap((language) => paths.map((one) => at(language, one)))) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    pictures.add((await answer.body()).toString("base64"));
  }
  expect(pictures.size).toBe(6);
});

/** The size that a PNG states in its first chunk (RFC 2083, 4.1.1). */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
