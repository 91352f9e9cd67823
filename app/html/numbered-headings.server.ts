import { plainText } from "./plain-text.ts";

/** HTML whose second-level headings have ids like `artikel-3`, and those headings as text. */
export function withHeadingIds(html: string, name: string): { html: string; headings: string[] } {
  const headings: string[] = [];
  const numbered = html.replace(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    headings.push(plainText(inner));
    return `<h2 id="${name}-${headings.length}">${inner}</h2>`;
  });
  return { html: numbered, headings };
}
