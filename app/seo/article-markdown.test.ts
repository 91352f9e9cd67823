import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { allowedTags } from "../html/allow-list.ts";
import { articleHtml } from "../html/article-html.server.ts";
import { plainText } from "../html/plain-text.ts";
import { articleMarkdown, type MarkdownParts } from "./article-markdown.server.ts";

const parts: MarkdownParts = {
  title: "Titel",
  subtitle: null,
  excerpt: null,
  notes: ["Door Noor"],
  html: "",
  questionsTitle: "Vragen",
  questions: [],
};

/** The elements that a sample has to stand in. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ["ul"],
  dt: ["dl"],
  dd: ["dl"],
  summary: ["details"],
  figcaption: ["figure"],
  caption: ["table"],
  colgroup: ["table"],
  col: ["table", "colgroup"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: ["table", "tbody"],
  th: ["table", "thead", "tr"],
  td: ["table", "tbody", "tr"],
};

/** What is between the tags of a sample, where two words are not. */
const contents: Readonly<Record<string, string>> = {
  ul: "<li>een</li><li>twee</li>",
  ol: "<li>een</li><li>twee</li>",
  dl: "<dt>een</dt><dd>twee</dd>",
  ...Object.fromEntries(
    ["table", "thead", "tbody", "tfoot"].map((tag) => [tag, "<tr><td>een</td><td>twee</td></tr>"]),
  ),
  tr: "<td>een</td><td>twee</td>",
  colgroup: "<col>",
  col: "",
};

const attributes: Readonly<Record<string, string>> = {
  a: ' href="https://vlotwerk.example/a"',
  span: ' lang="en"',
  img: ' src="https://vlotwerk.example/a.png" alt="een"',
};

const empty = ["br", "hr", "wbr", "img"];

/** What Markdown has another element for, or none: its words stay. */
const otherElements: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  u: "em",
  mark: "em",
  s: "del",
  kbd: "code",
  samp: "code",
  var: "code",
  dl: "ul",
  dt: "li",
  dd: "li",
  tfoot: "tbody",
  caption: "p",
  figcaption: "p",
  summary: "p",
  ...Object.fromEntries(
    [
      ...[
        "div",
        "figure",
        "details",
        "abbr",
        "bdi",
        "bdo",
        "cite",
        "dfn",
        "ins",
        "q",
        "small",
        "span",
        "time",
      ],
      ...["wbr", "colgroup", "col"],
    ].map((tag) => [tag, ""]),
  ),
};

function sample(tag: string): string {
  const open = `<${tag}${attributes[tag] ?? ""}>`;
  const element = empty.includes(tag)
    ? `een${open}twee`
    : `${open}${contents[tag] ?? "een <b>twee</b>"}</${tag}>`;
  return (parents[tag] ?? []).reduceRight((inner, parent) => `<${parent}>${inner}</${parent}>`, element);
}

/** A page's HTML that is written as Markdown and read from it again. */
function thereAndBack(html: string): string {
  return micromark(body(html), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
}

/** Without what Markdown itself writes: marks of quotations and of lists in cells. */
function words(html: string): string {
  return plainText(html.replaceAll("<wbr>", "").replace(/<\/?colgroup>/g, ""))
    .replace(/["•\u200B]/g, "")
    .replace(/\b\d+\.(?= )/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function body(html: string): string {
  const written = articleMarkdown({ ...parts, html });
  return written.slice(written.indexOf("\n---\n") + 5).trim();
}

describe("an article as Markdown", () => {
  it("has its header, body and FAQs", () => {
    const written = articleMarkdown({
      ...parts,
      subtitle: "Ondertitel",
      excerpt: "Kort.",
      html: "<p>Lang.</p>",
      questions: [{ question: "Wat?", answer: "Dit." }],
    });
    expect(written).toBe(
      "# Titel\n\n**Ondertitel**\n\nKort.\n\nDoor Noor\n\n---\n\nLang.\n\n## Vragen\n\n### Wat?\n\nDit.\n",
    );
  });

  it("keeps tables with the markup of their cells", () => {
    const table = `<table class="accent-table"><thead><tr><th>Werk</th><th>Uren | week</th></tr></thead>
      <tbody><tr><td><strong>Facturen</strong></td><td><a href="https://vlotwerk.example/a">5</a></td></tr></tbody></table>`;
    expect(body(table)).toBe(
      "| Werk | Uren \\| week |\n| - | - |\n| **Facturen** | [5](https://vlotwerk.example/a) |",
    );
  });

  it.each([
    ["a heading", "<h2>Kop</h2>", "## Kop"],
    ["a list", "<ul><li>een</li><li>twee</li></ul>", "- een\n- twee"],
    ["a numbered list", "<ol><li>een</li><li>twee</li></ol>", "1. een\n2. twee"],
    ["code", '<pre><code class="language-js">a &lt; b\n</code></pre>', "```js\na < b\n```"],
    [
      "a picture",
      '<img src="https://vlotwerk.example/a.png" alt="Een a">',
      "![Een a](https://vlotwerk.example/a.png)",
    ],
    ["a quotation", "<blockquote><p>Citaat</p></blockquote>", "> Citaat"],
    ["a callout", '<div class="callout"><p>Let op</p><ul><li>een</li></ul></div>', "> Let op\n>\n> - een"],
    ["any other division", '<div class="text-center"><p>Los</p></div>', "Los"],
    [
      "a button",
      '<p><a class="button" href="https://vlotwerk.example/contact">Bel</a></p>',
      "[Bel](https://vlotwerk.example/contact)",
    ],
    ["what looks like Markdown", "<p># geen kop, *geen* nadruk</p>", "\\# geen kop, \\*geen\\* nadruk"],
    ["what looks like a tag", "<p>&lt;script&gt;</p>", "\\<script>"],
    [
      "a cell's blocks as lines",
      "<table><tr><td><p>a</p><p>b</p></td><td><ol><li>een</li><li>twee</li></ol></td></tr></table>",
      "| | |\n| - | - |\n| a<br>b | 1. een<br>2. twee |",
    ],
    [
      "a table in a cell",
      "<table><tr><td>een<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></td></tr></table>",
      "| |\n| - |\n| een<br>a b<br>c |",
    ],
    [
      "a power",
      "<ul><li>10<sup>6</sup> <strong>m<sup>2</sup></strong></li></ul>",
      "- 10<sup>6</sup> **m<sup>2</sup>**",
    ],
    ["what looks struck out", "<p>~~niet~~</p>", "\\~\\~niet\\~\\~"],
    ["nothing", "", ""],
  ])("writes %s", (_, html, expected) => {
    expect(body(html)).toBe(expected);
  });

  it("escapes Markdown in a title", () => {
    expect(articleMarkdown({ ...parts, title: "*Een* [titel](x)" })).toMatch(
      /^# \\\*Een\\\* \\\[titel]\\\(x\)\n/,
    );
  });

  describe.each(allowedTags)("has the element %s", (tag) => {
    it("as an element of Markdown, with its words", () => {
      const html = articleHtml(sample(tag));
      const back = thereAndBack(html);
      expect(html).toContain(`<${tag}`);
      expect(words(back)).toBe(words(html));
      expect(back).toContain(`<${otherElements[tag] ?? tag}`);
    });

    it("in a cell of a table, with its words", () => {
      const cell = `voor${sample(tag)}na`;
      const html = articleHtml(
        `<table><tr><td>${cell}</td><td>buur</td></tr><tr><td>onder</td></tr></table>`,
      );
      const back = thereAndBack(html);
      expect(words(back)).toBe(words(html));
      expect(back.match(/<t[dh]\b/g)).toHaveLength(6);
    });

    it("in an item of a list, with its words", () => {
      const html = articleHtml(`<ul><li>voor${sample(tag)}na</li><li>laatste</li></ul>`);
      expect(words(thereAndBack(html))).toBe(words(html));
    });
  });
});
