import { describe, expect, it } from "vitest";
import { ghostCardHtml, ghostCards } from "../testing/ghost.ts";
import { renderLexical } from "./ghost-lexical.ts";
import { renderMobiledoc } from "./ghost-mobiledoc.ts";

const mobiledocNames: Readonly<Record<string, string>> = { codeblock: "code", horizontalrule: "hr" };

describe("a document in Lexical", () => {
  it("has every card as Ghost renders it", () => {
    const { html, left } = renderLexical(lexical(...ghostCards));
    expect(withoutLines(html)).toBe(withoutLines(ghostCardHtml));
    expect(left).toEqual([]);
  });

  it("has paragraphs, headings, quotes, links and marks", () => {
    const nodes = [
      node("extended-heading", [text("A & <b>")], { tag: "h3" }),
      node("paragraph", [
        ...[text("bold", 1), text(" and ", 0), text("both", 3), { type: "linebreak" }, text("x", 16)],
        node("link", [text("link")], { url: "https://x.example/?a=1&b=2" }),
      ]),
      node("extended-quote", [text("q")]),
      node("aside", [text("a")]),
      node("heading", [text("h")], { tag: "script" }),
      node("paragraph", []),
    ];
    expect(renderLexical(lexical(...nodes)).html).toBe(
      '<h3>A &amp; &lt;b&gt;</h3><p><strong>bold</strong> and <strong><em>both</em></strong><br><code>x</code><a href="https://x.example/?a=1&amp;b=2">link</a></p>' +
        '<blockquote>q</blockquote><blockquote class="kg-blockquote-alt">a</blockquote><h2>h</h2>',
    );
  });

  it("has lists, those within lists in the item before them", () => {
    const inner = node("list", [node("listitem", [text("two")])], { listType: "bullet" });
    const items = [
      node("listitem", [text("one")]),
      node("listitem", [inner]),
      node("listitem", [text("three")]),
    ];
    expect(renderLexical(lexical(node("list", items, { listType: "number", start: 4 }))).html).toBe(
      '<ol start="4"><li>one<ul><li>two</li></ul></li><li>three</li></ol>',
    );
  });

  it("leaves what is for members and mail, or unknown, and says so", () => {
    const { html, left } = renderLexical(
      lexical({ type: "signup" }, { type: "paywall" }, { type: "email", html: "x" }, { type: "__proto__" }),
    );
    expect(html).toBe("");
    expect(left).toEqual(["signup", "paywall", "email", "__proto__"]);
  });

  it("ends at a depth that no text has", () => {
    const start = '{"type":"list","children":['.repeat(20_000);
    const document = `{"root":${start}${JSON.stringify(text("deep"))}${"]}".repeat(20_000)}}`;
    expect(renderLexical(document).html).toMatch(/^<ul><li><ul>.*<\/ul>$/);
  });

  it.each(["", "{", "null", "[]", '{"root":{"children":"x"}}', '{"root":{"children":[null,1]}}'])(
    "is empty when damaged: %s",
    (document) => {
      expect(renderLexical(document).html).toBe("");
    },
  );
});

describe("a document in Mobiledoc", () => {
  it("has every card as Ghost renders it", () => {
    const cards = ghostCards
      .filter(({ type }) => type !== "call-to-action")
      .map(({ type, ...payload }) => [mobiledocNames[String(type)] ?? type, payload]);
    const sections = cards.map((_, index) => [10, index]);
    const expected = ghostCardHtml.slice(0, ghostCardHtml.indexOf('<div class="kg-card kg-cta-card">'));
    expect(withoutLines(renderMobiledoc(mobiledoc({ cards, sections })).html)).toBe(withoutLines(expected));
  });

  it("has paragraphs, headings, lists, markups and soft returns", () => {
    const { html, left } = renderMobiledoc(
      mobiledoc({
        markups: [["strong"], ["em"], ["a", ["rel", "x", "href", "https://x.example/?a&b"]], ["script"]],
        atoms: [["soft-return", "", {}]],
        cards: [
          ["card-markdown", { markdown: "*m*" }],
          ["email-cta", {}],
        ],
        sections: [
          [1, "h2", [[0, [], 0, "A & <b>"]]],
          [
            1,
            "p",
            [
              [0, [0], 0, "b"],
              [0, [1], 2, "be"],
              [1, [], 0, 0],
              [0, [2], 1, "link"],
              [0, [3], 9, "s"],
            ],
          ],
          [3, "ol", [[[0, [], 0, "one"]], [[0, [0], 1, "two"]]]],
          [1, "aside", [[0, [], 0, "a"]]],
          ...[
            [10, 0],
            [10, 1],
            [10, 7],
            [1, "p", []],
          ],
        ],
      }),
    );
    expect(html).toBe(
      "<h2>A &amp; &lt;b&gt;</h2>" +
        '<p><strong>b<em>be</em></strong><br><a href="https://x.example/?a&amp;b">link</a><span>s</span></p>' +
        '<ol><li>one</li><li><strong>two</strong></li></ol><blockquote class="kg-blockquote-alt">a</blockquote><p><em>m</em></p>',
    );
    expect(left).toEqual(["email-cta", "undefined"]);
  });

  it.each(["", "{", '{"sections":[1,null,[1,"p",[[0]]]]}'])("is empty when damaged: %s", (document) => {
    expect(renderMobiledoc(document).html.replace("<p>undefined</p>", "")).toBe("");
  });
});

function lexical(...children: unknown[]): string {
  return JSON.stringify({ root: { type: "root", version: 1, children } });
}

function mobiledoc(parts: Record<string, unknown>): string {
  return JSON.stringify({
    version: "0.3.1",
    atoms: [],
    cards: [],
    markups: [],
    sections: [],
    ghostVersion: "4.0",
    ...parts,
  });
}

function node(
  type: string,
  children: unknown[],
  values: Record<string, unknown> = {},
): Record<string, unknown> {
  return { type, version: 1, ...values, children };
}

function text(content: string, format = 0): Record<string, unknown> {
  return { type: "extended-text", version: 1, text: content, format };
}

function withoutLines(html: string): string {
  return html.replaceAll("\n", "");
}
