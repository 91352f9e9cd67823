import type { Parameter } from "./database.ts";

/**
 * A parameter in PostgreSQL's text format, which every type accepts: the server decides what it means.
 * Lone surrogates have no UTF-8 form and become U+FFFD, so that lengths on the wire are right.
 */
export function encodeParameter(parameter: Parameter): string | null {
  if (parameter === null) return null;
  if (typeof parameter === "string") return wellFormed(parameter);
  if (typeof parameter === "object") return `{${parameter.map(encodeElement).join(",")}}`;
  return String(parameter);
}

function encodeElement(text: string): string {
  return `"${wellFormed(text).replace(/["\\]/g, "\\$&")}"`;
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
