// @module-tag S21
// @module-tag S23

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { goldenHtml, repairedHtml } from "../../test/html/golden-html.ts";
import { articleHtml } from "./article-html.server.ts";
import { cleanFilledHtml, cleanHtml } from "./clean.server.ts";
import { countMarkupCharacters } from "./markup-limit.ts";
import { readCanonicalHtml } from "./testing/canonical-reader.ts";

const seeds = new URL("../../supabase/seed/articles/", import.meta.url);

const seedBodies = readdirSync(seeds).flatMap((file) => {
  const bodies = readFileSync(new URL(file, seeds), "utf8").matchAll(/\$html\$(.*?)\$html\$/gs);
  return [...bodies].map(([, body = ""], index): [string, string] => [`${file} ${index + 1}`, body]);
});

describe("legitimate HTML", () => {
  it("has at least forty examples", () => {
    expect(Object.keys(goldenHtml).length).toBeGreaterThanOrEqual(40);
    expect(seedBodies.length).toBeGreaterThanOrEqual(24);
  });

  it.each(Object.entries(goldenHtml))("survives byte for byte: %s", (_, html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(seedBodies)("survives byte for byte: the body of %s", (_, body) => {
    expect(cleanHtml(body)).toBe(body);
  });

  it("survives as one long article", () => {
    const article = Object.values(goldenHtml).join("\n");
    expect(cleanHtml(article)).toBe(article);
  });
});

describe("artefacts of editors and pastes", () => {
  it.each(Object.entries(repairedHtml))("are repaired: %s", (_, [given, expected]) => {
    expect(cleanHtml(given)).toBe(expected);
  });

  it.each(Object.entries(repairedHtml))("are repaired idempotently: %s", (_, [given]) => {
    const cleaned = cleanHtml(given);
    expect(cleanHtml(cleaned)).toBe(cleaned);
    readCanonicalHtml(cleaned.replace(/&(?:nbsp|shy|euro);/g, ""));
  });
});

describe("pathological HTML", () => {
  const cases: Record<string, string> = {
    "100,000 opening brackets": "<".repeat(100_000),
    "50,000 nested divs": "<div>".repeat(50_000),
    "50,000 nested divs, closed": `${"<div>".repeat(50_000)}x${"</div>".repeat(50_000)}`,
    "a megabyte encoded twice": "&amp;lt;".repeat(131_072),
    "100,000 empty paragraphs": "<p></p>".repeat(100_000),
    "a paragraph of 100,000 spaces that don't break": `<p>${"&nbsp;".repeat(100_000)}</p>`,
    "100,000 unfinished tags": "<a ".repeat(100_000),
    "100,000 unfinished comments": "<!--".repeat(100_000),
    "comments in an address": `<a href="${"a".repeat(200_000)}${"<!---->".repeat(50_000)}">x</a>`,
    "100,000 attributes": `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(" ")}>x</p>`,
    "end tags that match nothing": `${"<b>".repeat(900)}${"</i>".repeat(100_000)}`,
    "100,000 items without a list": "<li>".repeat(100_000),
  };

  it.each(Object.entries(cases))("is cleaned idempotently: %s", (_, html) => {
    const cleaned = cleanHtml(html);
    readCanonicalHtml(cleaned.replaceAll("&nbsp;", ""));
    expect(cleanHtml(cleaned) === cleaned).toBe(true);
  });

  it("keeps the text of tags nested more than a hundred deep, without the tags", () => {
    const cleaned = cleanHtml(`${"<div>".repeat(300)}words${"</div>".repeat(300)}`);
    expect(cleaned).toBe(`${"<div>".repeat(100)}words${"</div>".repeat(100)}`);
  });

  it("is reduced to text when nested more than a thousand deep", () => {
    expect(cleanHtml(`${"<div>".repeat(2_000)}a <b>b</b> &eacute; &lt;`).replace(/\s+/g, " ")).toBe(
      "<p> a b &eacute; &lt;</p>",
    );
  });
});

describe("HTML with too much markup", () => {
  const dense = (html: string) => html.repeat(Math.ceil(80_001 / countMarkupCharacters(html)));

  it.each([
    ["<", ""],
    ["<<p>", ""],
    ["&", ""],
    ["> ", ""],
    ["<td>", ""],
  ])("is empty without text: %s", (html, expected) => {
    expect(cleanHtml(html.repeat(1_000_000 / html.length))).toBe(expected);
  });

  it.each([
    dense("<h1>kop</h1> "),
    dense("a &lt;b&gt; "),
    dense("&amp;lt;script&amp;gt; "),
    dense("&#60;img src=x onerror=alert(1)&#62; "),
    dense("<p>a</p>\u0000&eacute;"),
  ])("is reduced to its sanitised text", (html) => {
    const cleaned = cleanHtml(html);
    expect(cleaned).toMatch(/^<p>[^<>&]+<\/p>$/);
    expect(cleanHtml(cleaned)).toBe(cleaned);
    expect(cleanFilledHtml(html, { name: "<b>" })).toBe(cleaned);
  });

  it("is reduced to text also when filled values cause it", () => {
    const filled = cleanFilledHtml("{{name}} ".repeat(1_000), { name: "<<<a>>>".repeat(20) });
    expect(filled).toMatch(/^<p>[a ]+<\/p>$/);
  });

  it("is unchanged up to eighty thousand markup characters", () => {
    const html = "<b>x</b>".repeat(20_000);
    expect(countMarkupCharacters(html)).toBe(80_000);
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml(`${html}>`)).toMatch(/^<p>[x ]+<\/p>$/);
  });
});

describe("the body of an article", () => {
  it("is recognised as HTML", () => {
    expect(articleHtml("<h2>Kop</h2><p onclick=x>Tekst</p>")).toBe("<h2>Kop</h2><p>Tekst</p>");
  });

  it("is converted from the older plain format", () => {
    expect(articleHtml("H2: Kop\n\nTekst & meer\n• een\n• twee")).toBe(
      "<h2>Kop</h2>\n<p>Tekst &amp; meer</p>\n<ul>\n<li>een</li>\n<li>twee</li>\n</ul>",
    );
  });

  it("is decoded when double-encoded as a whole", () => {
    expect(articleHtml("&lt;p&gt;Tekst&lt;/p&gt;")).toBe("<p>Tekst</p>");
  });

  it("has six headings in each language of the older-format article", () => {
    const older = seedBodies.filter(([file]) => file.includes("agentic-ai.sql"));
    expect(older.map(([, body]) => articleHtml(body).match(/<h2>/g)?.length)).toEqual([6, 6]);
    expect(older.every(([, body]) => !articleHtml(body).includes("H2:"))).toBe(true);
  });
});

describe("a text with filled placeholders", () => {
  const name = `<p>x</p><a href="https://evil.example/">Klik</a><img src=x onerror=alert(1)>`;

  it.each(["Bedankt {{name}}", "<p>Bedankt {{name}}</p>", "&lt;p&gt;Bedankt {{name}}&lt;/p&gt;"])(
    "contains the values as text: %s",
    (template) => {
      const html = cleanFilledHtml(template, { name });
      expect(html).toContain("&lt;a href=");
      expect(html).not.toMatch(/<(a|img)\b/);
    },
  );

  it("is unchanged without placeholders", () => {
    expect(cleanFilledHtml("<p>Dag&nbsp;{{nam}} &amp; co</p>", {})).toBe("<p>Dag&nbsp;{{nam}} &amp; co</p>");
  });
});
