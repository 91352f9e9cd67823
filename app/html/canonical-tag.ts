import type { Attributes } from "./allow-list.ts";
import { decodeReferences } from "./character-references.ts";

export type Tag = { name: string; isEnd: boolean; attributes: Attributes };

const voidTags = new Set(["img", "br", "hr", "col", "wbr"]);

/** Splits canonical HTML (see `sanitise`) into tags and texts. */
export function canonicalTokens(html: string): string[] {
  return html.match(/<[^>]*>|[^<]+/g) ?? [];
}

/** Parses a tag; null for a text. */
export function readTag(token: string): Tag | null {
  const [, slash, name, attributes] = /^<(\/?)([a-z\d]+)(.*)>$/s.exec(token) ?? [];
  if (name === undefined) return null;
  return { name, isEnd: slash === "/", attributes: readAttributes(attributes ?? "") };
}

export function writeStartTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => writeAttribute(key, value));
  return `<${[name, ...written].join(" ")}>`;
}

export function isVoid(name: string): boolean {
  return voidTags.has(name);
}

function readAttributes(source: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = "", value = ""] of source.matchAll(/ ([^\s=>]+)(?:="([^"]*)")?/g)) {
    attributes[name] = decodeReferences(value);
  }
  return attributes;
}

export function writeAttribute(name: string, value: string): string {
  if (value === "" && name !== "alt") return name;
  const encoded = value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
  return `${name}="${encoded}"`;
}
