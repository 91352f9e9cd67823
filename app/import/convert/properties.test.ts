// @module-tag S50

import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { inFull } from "../../../server/testing/in-full.ts";
import { randomNumbers } from "../../../server/testing/random-numbers.ts";
import { goldenHtml } from "../../../test/html/golden-html.ts";
import { hostileHtml } from "../../../test/html/hostile-html.ts";
import { hostileVariants } from "../../../test/html/hostile-variants.ts";
import { cleanHtml } from "../../html/clean.server.ts";
import { plainText } from "../../html/plain-text.ts";
import { readCanonicalHtml } from "../../html/testing/canonical-reader.ts";
import { convertText, type Site } from "./convert-text.ts";
import { ghostTexts, wordPressTexts } from "./testing/old-texts.ts";

const site = (system: Site["system"]): Site => ({
  system,
  site: system === "wordpress" ? "https://oud.example" : "",
  isListed: () => false,
  fileOf: () => null,
  attachment: (id) =>
    id === "7" ? { address: "https://oud.example/wp-content/uploads/a.jpg", alt: "A" } : null,
  picturesOf: () => ["7"],
  pattern: () => null,
  pageOf: () => null,
});
const systems = ["wordpress", "ghost"] as const;
const texts = { ...wordPressTexts, ...ghostTexts };

// Repeated on purpose: an error in the allow-list must not be copied here.
const elements = new Set(
  `h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary a abbr b bdi bdo
  cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr img table caption colgroup
  col thead tbody tfoot tr th td`.split(/\s+/),
);

describe.each(Object.entries(texts))("%s", (name, text) => {
  const system = name in wordPressTexts ? "wordpress" : "ghost";
  const { html } = convertText(text, site(system));

  it("leaves the cleaner nothing to do", () => {
    expect(cleanHtml(html)).toBe(html);
  });

  it("is converted once", () => {
    expect(convertText(html, site("ghost")).html).toBe(html);
  });

  it("keeps its words", () => {
    const shown = text.replace(/<(script|style)>.*?<\/\1>/gs, "").replace(/<a [^>]*__button[^>]*>[^<]*/g, "");
    const words =
      plainText(shown.replace(/\[\/?[a-z]\w*[^\]]*\]|\[\[|\]\]/g, " ")).match(/[\p{L}\d]{2,}/gu) ?? [];
    const lost = words.filter((word) => !plainText(html).includes(word));
    expect(lost.filter((word) => !removedWords(text).has(word))).toEqual([]);
  });
});

/** Words of what is removed as a whole. */
function removedWords(text: string): ReadonlySet<string> {
  const lost = /JTNDZGl2|Word lid|youtu[^\s<]*|vimeo[^\s<]*|https?:[^\s<\]]*|watch|echo/g;
  return new Set([...text.matchAll(lost)].flatMap(([found]) => found.match(/[\p{L}\d]{2,}/gu) ?? []));
}

describe("pieces of texts in each other", () => {
  const pieces = [...Object.values(texts), ...Object.values(goldenHtml)].flatMap((text) => [
    text,
    ...text.split(/\n\n/),
  ]);
  const surroundings = [
    "<p>{}</p>",
    "<ul><li>{}</li></ul>",
    "<blockquote>{}</blockquote>",
    "<a href='/x'>{}</a>",
    "[x_y a=1]{}[/x_y]",
    "<table><tr><td>{}</td></tr></table>",
    "<figure>{}</figure>",
    "<strong>{}</strong>",
    "<div class='kg-card kg-toggle-card'>{}</div>",
    "<div class='wp-block-gallery'>{}</div>",
    "<pre>{}</pre>",
    "<h2>{}</h2>",
    "<dl><dd>{}</dd></dl>",
    "<!-- wp:group -->{}<!-- /wp:group -->",
    "[caption width=1]{}[/caption]",
    "<details>{}</details>",
  ];

  it.each(systems)("leave the cleaner nothing to do: %s", (system) => {
    const random = randomNumbers(20_261_127);
    const one = (depth: number): string => {
      const piece = pieces[random(pieces.length)] ?? "";
      const cut = random(4) === 0 ? piece.slice(0, random(piece.length)) : piece;
      const around = surroundings[random(surroundings.length)] ?? "{}";
      return depth === 0 ? cut : around.replace("{}", () => one(depth - 1) + (random(2) === 0 ? cut : ""));
    };
    for (let round = 0; round < 100; round += 1) {
      const text = one(random(4)) + one(random(3));
      const { html } = convertText(text, site(system));
      expect(cleanHtml(html), text).toBe(html);
    }
  });
});

describe("a hostile text", () => {
  const hostile = Object.values({ ...hostileHtml, ...hostileVariants }).flat();
  const around = ["<p>a {} b</p>", "[caption]{}[/caption]", "<!-- wp:html -->{}<!-- /wp:html -->"];

  const ways = systems.flatMap((system) => around.map((surrounding) => ({ system, surrounding })));

  // Each in one way; in full, each in all.
  it.each(ways)("is harmless in $system, $surrounding", ({ system, surrounding }) => {
    const own = ways.findIndex((way) => way.system === system && way.surrounding === surrounding);
    for (const html of hostile.filter((_, index) => inFull || index % ways.length === own)) {
      const text = surrounding.replace("{}", () => html);
      const converted = convertText(text, site(system)).html;
      expectHarmless(cleanHtml(converted), text);
      expect(cleanHtml(converted), text).toBe(converted);
    }
  });
});

function expectHarmless(cleaned: string, source: string): void {
  for (const { name, attributes } of readCanonicalHtml(cleaned.replaceAll("&nbsp;", "\u00e9"))) {
    expect(elements, source).toContain(name);
    for (const [attribute, value] of attributes) {
      expect(attribute, source).not.toMatch(/^on|style|srcdoc/);
      if (!["href", "src", "cite"].includes(attribute)) continue;
      const base = new URL("https://vlotwerk.example/insights/x");
      const url = URL.parse(value, base) ?? base;
      const schemes = name === "img" ? ["https:", "data:"] : ["http:", "https:", "mailto:", "tel:"];
      expect(schemes, source).toContain(url.protocol);
      if (url.host !== base.host)
        expect(value, source).toMatch(/^(?:https?:\/\/\w|mailto:|tel:|data:image\/)/i);
    }
  }
  const again = sanitizeHtml(cleaned, { allowedTags: [...elements], allowedAttributes: false });
  expect(again.replaceAll(" />", ">").match(/<[a-z\d]+/g), source).toEqual(cleaned.match(/<[a-z\d]+/g));
}
