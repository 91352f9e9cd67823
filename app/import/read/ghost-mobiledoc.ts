import { escapeText, type Rendered, renderCard } from "./ghost-cards.ts";
import { listOf, parseRow, rowOf } from "./json.ts";

/** What has another name in Lexical. */
const cardNames = new Map([
  ["code", "codeblock"],
  ["hr", "horizontalrule"],
  ["card-markdown", "markdown"],
]);

/** The HTML of a document of Ghost's editor up to 5 (Mobiledoc 0.3). */
export function renderMobiledoc(document: string): Rendered {
  const { sections, markups, atoms, cards } = parseRow(document);
  const left = new Set<string>();

  function renderSection([kind, content, markers]: readonly unknown[]): string {
    if (kind === 2) return renderCard("image", { src: content }) ?? "";
    if (kind === 10) return renderCardAt(content);
    if (kind === 3) {
      const items = listOf(markers).map((item) => `<li>${renderMarkers(item)}</li>`);
      const name = content === "ol" ? "ol" : "ul";
      return `<${name}>${items.join("")}</${name}>`;
    }
    const html = kind === 1 ? renderMarkers(markers) : "";
    if (content === "aside") return `<blockquote class="kg-blockquote-alt">${html}</blockquote>`;
    const name = /^(?:h[1-6]|blockquote)$/.exec(String(content))?.[0] ?? "p";
    return html && `<${name}>${html}</${name}>`;
  }

  function renderCardAt(index: unknown): string {
    const [name, payload] = listOf(listOf(cards)[Number(index)]);
    const type = cardNames.get(String(name)) ?? String(name);
    const card = renderCard(type, rowOf(payload));
    if (card === null) left.add(type);
    return card ?? "";
  }

  /** A marker opens markups, has a text or an atom, and closes as many of the open ones as it says. */
  function renderMarkers(markers: unknown): string {
    const open: string[] = [];
    const html = listOf(markers).map((marker) => {
      const [kind, opened, closed, content] = listOf(marker);
      const starts = listOf(opened).map((index) => {
        const [name, attributes] = markupAt(index);
        open.push(name);
        return `<${name}${attributes}>`;
      });
      const ends = open.splice(Math.max(0, open.length - Number(closed))).reverse();
      const text = kind === 1 ? atomAt(content) : escapeText(String(content));
      return `${starts.join("")}${text}${ends.map((name) => `</${name}>`).join("")}`;
    });
    return html.join("");
  }

  function markupAt(index: unknown): [name: string, attributes: string] {
    const [tag, values] = listOf(listOf(markups)[Number(index)]);
    const name = /^(?:a|strong|b|em|i|s|del|u|code|sub|sup|mark)$/.exec(String(tag))?.[0] ?? "span";
    const href = listOf(values)[listOf(values).indexOf("href") + 1];
    return [name, name === "a" ? ` href="${escapeText(String(href))}"` : ""];
  }

  function atomAt(index: unknown): string {
    const [name, text] = listOf(listOf(atoms)[Number(index)]);
    return name === "soft-return" ? "<br>" : escapeText(String(text ?? ""));
  }

  const html = listOf(sections).map((section) => renderSection(listOf(section)));
  return { html: html.join(""), left: [...left] };
}
