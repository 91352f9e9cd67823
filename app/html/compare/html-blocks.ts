import { type HtmlPart, htmlParts } from "../html-parts.ts";

/** A piece of a text as a reader sees it: a line (heading, paragraph, item ...), a picture or a table. */
export type Block =
  | { kind: "line"; name: string; text: string; format: string }
  | { kind: "picture"; src: string; text: string }
  | { kind: "table"; rows: string[][]; text: string };

const lines = new Set([
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "dt", "dd", "blockquote", "pre", "summary"],
  ...["figcaption", "caption"],
]);
const containers = new Set(["div", "figure", "ul", "ol", "dl", "details", "hr", "section", "article"]);
const formats = new Set(["strong", "b", "em", "i", "u", "s", "mark", "code", "sub", "sup", "small", "q"]);

/** The blocks of HTML in order. The address of a link stands behind its words, so that its change shows. */
export function blocksIn(html: string): Block[] {
  const reader = new BlockReader();
  for (const part of html.includes("<") ? htmlParts(html) : olderLines(html)) reader.read(part);
  reader.endLine();
  return reader.blocks;
}

/** A text without tags has a block on each line. */
function olderLines(text: string): HtmlPart[] {
  return text.split("\n").flatMap((line): HtmlPart[] => [
    { kind: "text", text: line },
    { kind: "end", name: "p" },
  ]);
}

class BlockReader {
  readonly blocks: Block[] = [];
  #text = "";
  #name = "p";
  #format: string[] = [];
  #hrefs: string[] = [];
  #rows: string[][] = [];
  #tables = 0;

  read(part: HtmlPart): void {
    if (part.kind === "text") this.#text += part.text;
    else if (part.kind === "start") this.#start(part.name, part.attributes);
    else if (part.kind === "end") this.#end(part.name);
  }

  endLine(): void {
    const text = this.#takeText();
    if (text !== "") {
      this.blocks.push({ kind: "line", name: this.#name, text, format: this.#format.join(" ") });
    }
    this.#format = [];
    this.#name = "p";
  }

  #start(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === "img") this.#picture(attributes.get("src") ?? "", attributes.get("alt") ?? "");
    if (name === "br") this.#text += " ";
    if (name === "a") this.#hrefs.push(attributes.get("href") ?? "");
    if (formats.has(name)) this.#format.push(name);
    if (this.#tables > 0) {
      this.#inTable(name);
    } else if (name === "table") {
      this.endLine();
      this.#tables = 1;
    } else if (lines.has(name) || containers.has(name)) {
      // The paragraph of an item or a quotation is the item itself.
      const isInside = name === "p" && this.#name !== "p" && this.#text.trim() === "";
      if (isInside) return;
      this.endLine();
      if (lines.has(name)) this.#name = name;
    }
  }

  #inTable(name: string): void {
    if (name === "table") this.#tables += 1;
    if (name === "tr") this.#rows.push([]);
    if (["td", "th", "caption"].includes(name)) this.#text = "";
    if (lines.has(name)) this.#text += " ";
  }

  #end(name: string): void {
    if (name === "a") {
      const href = this.#hrefs.pop();
      if (href) this.#text += ` [${href}]`;
    }
    if (this.#tables === 0) {
      if (lines.has(name) || containers.has(name)) this.endLine();
      return;
    }
    if (["td", "th", "caption"].includes(name)) {
      const cell = this.#takeText();
      const row = this.#rows.at(-1);
      if (row) row.push(cell);
      else this.#rows.push([cell]);
    }
    if (name === "table") this.#endTable();
  }

  #endTable(): void {
    this.#tables -= 1;
    if (this.#tables > 0) return;
    const rows = this.#rows.filter((row) => row.length > 0);
    this.#rows = [];
    this.#text = "";
    this.#format = [];
    if (rows.length > 0) {
      this.blocks.push({ kind: "table", rows, text: rows.map((row) => row.join(" | ")).join("\n") });
    }
  }

  #picture(src: string, text: string): void {
    if (this.#tables > 0) {
      this.#text += ` ${text || src} `;
      return;
    }
    const name = this.#name;
    this.endLine();
    this.#name = name;
    this.blocks.push({ kind: "picture", src, text });
  }

  #takeText(): string {
    const text = this.#text.replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
    this.#text = "";
    return text;
  }
}
