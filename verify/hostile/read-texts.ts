import assert from "node:assert/strict";
import type { Element, Nodes as HtmlNode } from "hast";
import { fromHtml } from "hast-util-from-html";
import { XmlAttribute, XmlDocument, XmlElement } from "libxml2-wasm";
import type { Nodes as MarkdownNode } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

// Each reader gives what a program makes of a document, in its order: a line for each element, each value of an attribute,
// each text, and each value of the data in it. Documents that differ in a text alone have the same lines but for that text.

/** Reads a response by its content type; of an image only that it is one. */
export async function readResponse(answer: Response): Promise<string[]> {
  const type = answer.headers.get("content-type") ?? "";
  const text = await answer.text();
  if (type.startsWith("text/html")) return readHtml(text);
  if (/^application\/(\w+\+)?xml/.test(type)) return readXml(text);
  if (/^text\/(markdown|plain)/.test(type)) return readMarkdown(text);
  return [type];
}

export function readHtml(html: string): string[] {
  const lines: string[] = [];
  function read(node: HtmlNode, parent: string): void {
    if (node.type === "text") readText(node.value, parent);
    if (node.type === "element") {
      // Script prefetches occur at varying times.
      if (node.tagName === "link" && String(node.properties.rel) === "modulepreload") return;
      lines.push(`<${node.tagName}>`);
      for (const [name, value] of Object.entries(node.properties))
        lines.push(`${node.tagName} ${name}: ${value}`);
    }
    const name = node.type === "element" ? `${node.tagName} ${node.properties.type ?? ""}`.trim() : "";
    if ("content" in node && node.content) read(node.content, name);
    if ("children" in node) for (const child of unwrapped(node.children)) read(child, name);
  }

  function readText(text: string, parent: string): void {
    const [, loaded] =
      /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);?$/s.exec(text) ?? [];
    if (parent === "script application/ld+json") readJson("ld+json", JSON.parse(text), lines);
    else if (loaded) readStream(JSON.parse(loaded), lines);
    else lines.push(`${parent}: ${text}`);
  }

  read(fromHtml(html), "");
  return lines;
}

/** Without the elements that only keep short words, sentences and figures together: which there are depends on the text. */
function unwrapped(nodes: readonly HtmlNode[]): HtmlNode[] {
  const merged: HtmlNode[] = [];
  for (const node of nodes.flatMap((one) => (isJoint(one) ? unwrapped(one.children) : [one]))) {
    const last = merged.at(-1);
    if (last?.type === "text" && node.type === "text")
      merged.splice(-1, 1, { type: "text", value: last.value + node.value });
    else merged.push(node);
  }
  return merged;
}

function isJoint(node: HtmlNode): node is Element {
  if (node.type !== "element" || node.tagName !== "span") return false;
  return Object.keys(node.properties).every((name) => name === "className");
}

/** React Router's hydration data: lines of JSON, some with a promise's name. */
function readStream(stream: string, lines: string[]): void {
  for (const line of stream.split("\n").filter(Boolean)) {
    readJson("hydration", JSON.parse(line.replace(/^\w+:/, "")), lines);
  }
}

/** Text that begins like HTML is parsed as HTML; no payload begins so. */
function readJson(name: string, value: unknown, lines: string[]): void {
  if (typeof value === "string" && /^\s*<p>/.test(value)) lines.push(...readHtml(value));
  else if (typeof value !== "object" || value === null) lines.push(`${name}: ${value}`);
  else for (const [key, item] of Object.entries(value)) readJson(`${name}.${key}`, item, lines);
}

/** Throws XmlParseError when it is not well-formed. */
function readXml(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find("//node() | //@*").flatMap((node) => {
      if (node instanceof XmlElement) return [`<${node.name}>`];
      const { parent } = node;
      // Readers of feeds parse these as HTML.
      const isHtml = ["item description", "item encoded", "entry content"].includes(
        `${parent?.parent?.name} ${parent?.name}`,
      );
      const name = node instanceof XmlAttribute ? `${node.parent?.name} ${node.name}` : node.parent?.name;
      return isHtml ? readHtml(node.content) : [`${name}: ${node.content}`];
    });
  } finally {
    document.dispose();
  }
}

/** GitHub-flavoured Markdown. */
function readMarkdown(markdown: string): string[] {
  const lines: string[] = [];
  function read(node: MarkdownNode): void {
    lines.push(`<${node.type}>`);
    if ("url" in node) lines.push(`url: ${node.url}`);
    if ("value" in node) lines.push(`${node.type}: ${node.value}`);
    if ("children" in node) for (const child of node.children) read(child);
  }
  read(fromMarkdown(markdown));
  return lines;
}

/** The cells of a table as a Dutch spreadsheet shows them. Throws AssertionError when one is a formula, or is by another separator. */
export function readCsv(file: string): string[] {
  const csv = file.replace(/^\u{feff}/u, "");
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/gy)];
  assert.equal(cells.map(([cell]) => cell).join(""), csv);
  return cells.map(([, quoted, plain = "", end]) => {
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    assert(!/(^|[,;\t\r\n])[\s"]*[=+\-@＝＋－＠]/.test(cell), `a formula: ${cell}`);
    return `cell before ${JSON.stringify(end)}: ${cell.replace(/(^|[,;\t\r\n])([\s"]*)'(?=[=+\-@＝＋－＠])/g, "$1$2")}`;
  });
}

/** On one line and without invisible characters, as in mails and Markdown. */
export function onOneLine(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Z}\p{Cc}]+/gu, " ")
    .trim();
}
