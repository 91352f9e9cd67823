import { escapeText, type Rendered, renderCard } from "./ghost-cards.ts";
import { parseRow, type Row, rowOf, rowsOf, textOf } from "./json.ts";

/** What the bits of `format` in a text mean. */
const formats = ["strong", "em", "s", "u", "code", "sub", "sup", "mark"];

/** Lists are nested some levels deep, and nothing else is. */
const greatestDepth = 50;

/** The HTML of a document of Ghost's editor since 5.46. */
export function renderLexical(document: string): Rendered {
  const left = new Set<string>();

  function render(node: Row, depth: number): string {
    const type = textOf(node, "type").replace("extended-", "");
    if (type === "text" || type === "tk" || type === "emoji") return renderText(node);
    if (type === "linebreak") return "<br>";
    if (type === "tab") return " ";
    if (!Object.hasOwn(node, "children")) {
      const card = renderCard(type, node);
      if (card === null && type !== "zwnj") left.add(type);
      return isForMembers(node) ? gatedBlock(card ?? "") : (card ?? "");
    }
    const children = depth < greatestDepth ? rowsOf(node.children) : [];
    if (type === "list") return renderList(node, children, depth);
    const html = children.map((child) => render(child, depth + 1)).join("");
    if (type === "paragraph") return html && `<p>${html}</p>`;
    if (type === "quote") return `<blockquote>${html}</blockquote>`;
    if (type === "aside") return `<blockquote class="kg-blockquote-alt">${html}</blockquote>`;
    if (type.endsWith("link")) return `<a href="${escapeText(textOf(node, "url"))}">${html}</a>`;
    if (type !== "heading") return html;
    const name = /^h[1-6]$/.exec(textOf(node, "tag"))?.[0] ?? "h2";
    return `<${name}>${html}</${name}>`;
  }

  /** A list that is an item of its own belongs to the item before it. */
  function renderList(node: Row, items: readonly Row[], depth: number): string {
    const html: string[] = [];
    for (const item of items) {
      const isList = rowsOf(item.children)[0]?.type === "list";
      html.push(`${isList ? (html.pop() ?? "") : ""}${render(item, depth + 1)}`);
    }
    const name = textOf(node, "listType") === "number" ? "ol" : "ul";
    const start = name === "ol" ? Number(textOf(node, "start")) || 1 : 1;
    const listed = html.map((item) => `<li>${item}</li>`).join("");
    return `<${name}${start === 1 ? "" : ` start="${start}"`}>${listed}</${name}>`;
  }

  const html = render(rowOf(parseRow(document).root), 0);
  return { html, left: [...left] };
}

/** Whether visitors who are no members did not see a card, as Ghost 5 and 6 say it. */
function isForMembers(node: Row): boolean {
  const visibility = rowOf(node.visibility);
  return visibility.showOnWeb === false || rowOf(visibility.web).nonMember === false;
}

/** As Ghost writes it in HTML. */
function gatedBlock(html: string): string {
  return `<!--kg-gated-block:begin nonMember:false -->${html}<!--kg-gated-block:end-->`;
}

function renderText(node: Row): string {
  const format = Number(textOf(node, "format"));
  const names = formats.filter((_, bit) => (format >> bit) & 1);
  return names.reduceRight((html, name) => `<${name}>${html}</${name}>`, escapeText(textOf(node, "text")));
}
