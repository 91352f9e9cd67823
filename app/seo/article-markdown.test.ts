import { describe, expect, it } from "vitest";
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
    ["what looks like Markdown", "<p># geen kop, *geen* nadruk</p>", "\\# geen kop, \\*geen\\* nadruk"],
    ["what looks like a tag", "<p>&lt;script&gt;</p>", "\\<script>"],
    ["nothing", "", ""],
  ])("writes %s", (_, html, expected) => {
    expect(body(html)).toBe(expected);
  });

  it("escapes Markdown in a title", () => {
    expect(articleMarkdown({ ...parts, title: "*Een* [titel](x)" })).toMatch(
      /^# \\\*Een\\\* \\\[titel]\\\(x\)\n/,
    );
  });
});
