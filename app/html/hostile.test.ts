// @module-tag S21

import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { inFull } from "../../server/testing/in-full.ts";
import { randomNumbers } from "../../server/testing/random-numbers.ts";
import { goldenHtml } from "../../test/html/golden-html.ts";
import { hostileHtml } from "../../test/html/hostile-html.ts";
import { hostileVariants } from "../../test/html/hostile-variants.ts";
import { articleHtml } from "./article-html.server.ts";
import { cleanHtml } from "./clean.server.ts";
import { readCanonicalHtml } from "./testing/canonical-reader.ts";

// Repeated on purpose: an error in the allow-list must not be copied here.
const elements = new Set(
  `h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary a abbr b bdi bdo
  cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr img table caption colgroup
  col thead tbody tfoot tr th td`.split(/\s+/),
);
const attributes = new Set(
  `class id lang dir colspan rowspan headers cite datetime title span href target rel hreflang src srcset sizes alt
  width height loading decoding open type start reversed value scope abbr`.split(/\s+/),
);

const hostile = { ...hostileHtml, ...hostileVariants };
const payloads = Object.entries(hostile).flatMap(([kind, list]) =>
  list.map((html, index): [string, string] => [`${kind} ${index + 1}`, html]),
);

describe("hostile HTML", () => {
  it("has more than two thousand variants", () => {
    expect(new Set(payloads.map(([, html]) => html)).size).toBeGreaterThan(2_000);
  });

  describe.each(Object.entries(hostile))("%s", (kind, list) => {
    it("leaves nothing that executes, loads or clobbers", () => {
      for (const html of list) expectHarmless(cleanHtml(html), html);
    });

    it("leaves nothing inside other elements", () => {
      for (const [index, html] of list.entries()) {
        // Of combinations, which differ little, each stands in another one.
        const first = index % surroundings.length;
        const chosen = inFull || kind in hostileHtml ? surroundings : surroundings.slice(first, first + 1);
        for (const [before, after] of chosen) {
          expectHarmless(cleanHtml(`${before}${html}${after}`), html);
        }
      }
    });

    it("leaves nothing in an article's body, whatever its format", () => {
      for (const html of list) expectHarmless(articleHtml(html), html);
    });

    it("is sanitised idempotently", () => {
      for (const html of list) {
        const cleaned = cleanHtml(html);
        expect(cleanHtml(cleaned), html).toBe(cleaned);
      }
    });
  });

  it("stays harmless when fragments are combined at random", () => {
    const pieces = [...payloads.map(([, html]) => html), ...Object.values(goldenHtml)];
    const random = randomNumbers(20_250_211);
    for (let round = 0; round < (inFull ? 5_000 : 1_000); round += 1) {
      const html = Array.from({ length: 3 }, () =>
        truncateAtRandom(pieces[random(pieces.length)] ?? "", random),
      ).join("");
      const cleaned = cleanHtml(html);
      expectHarmless(cleaned, html);
      expect(cleanHtml(cleaned), html).toBe(cleaned);
    }
  });
});

const surroundings = [
  ["<p>before ", " after</p>"],
  ['<table class="compact"><tbody><tr><td>', "</td></tr></tbody></table>"],
  ["<ul><li><a href='/x'>", "</a></li></ul>"],
  ["<pre><code>", "</code></pre>"],
  ["<svg><foreignObject>", "</foreignObject></svg><p>x</p>"],
  ["<math><mtext>", "</mtext></math>"],
  ['<p title="', '">x</p>'],
  ["<p title='", "'>x</p>"],
  ["<a href=", ">x</a>"],
  ["<!-- ", " -->"],
];

function expectHarmless(cleaned: string, source: string): void {
  for (const element of readCanonicalHtml(cleaned.replace(/&(?:nbsp|shy|zwnj|eacute);/g, "\u00E9"))) {
    expect(elements, source).toContain(element.name);
    for (const [name, value] of element.attributes) {
      expect(attributes, source).toContain(name);
      if (name === "href" || name === "src" || name === "cite")
        expectSafeAddress(element.name, value, source);
      if (name === "srcset")
        expect(value, source).toMatch(/^(?:(?:https:\/\/|\/(?!\/))\S+ [\d.]+[wx](?:, |$))+$/);
      const ids = name === "id" ? [value] : name === "headers" ? value.split(" ") : [];
      for (const id of ids) expect(id, source).toMatch(/^[a-z][a-z\d-]*-[a-z\d-]+$/);
    }
    if (element.attributes.get("target"))
      expect(element.attributes.get("rel"), source).toMatch(/noopener|noreferrer/);
  }
  // Control: the library's defaults remove nothing further.
  const again = sanitizeHtml(cleaned, { allowedTags: [...elements], allowedAttributes: false });
  expect(elementNames(again.replaceAll(" />", ">")), source).toEqual(elementNames(cleaned));
}

function elementNames(html: string): string[] {
  return [...html.matchAll(/<([a-z\d]+)/g)].map(([, name = ""]) => name);
}

/** Resolves the address as a browser on this site does. */
function expectSafeAddress(element: string, value: string, source: string): void {
  const base = new URL("https://vlotwerk.example/insights/x");
  const url = URL.parse(value, base) ?? base;
  const schemes = element === "img" ? ["https:", "data:"] : ["http:", "https:", "mailto:", "tel:"];
  expect(schemes, source).toContain(url.protocol);
  if (url.protocol === "data:")
    expect(value, source).toMatch(/^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]+$/);
  // A placeholder must not determine the scheme.
  expect(value, source).not.toMatch(/^[^:/?#]*\{\{/);
  // A foreign host needs a scheme.
  if (url.host !== base.host) expect(value, source).toMatch(/^(?:https?:\/\/\w|mailto:|tel:|data:)/i);
}

function truncateAtRandom(html: string, random: (below: number) => number): string {
  return random(2) === 0 ? html : html.slice(0, random(html.length + 1));
}
