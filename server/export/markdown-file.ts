import { withAddresses } from "../../app/html/absolute-addresses.ts";
import { markdownBlocks, writeMarkdown } from "../../app/seo/markdown-blocks.server.ts";

/** Markdown of sanitised HTML, below front matter; what is empty is left out. `placeOf` gives addresses in the export. */
export function markdownFile(
  facts: Readonly<Record<string, unknown>>,
  html: string,
  placeOf: (address: string) => string,
): string {
  const given = Object.entries(facts).filter(([, value]) => !isEmpty(value));
  const lines = given.map(([name, value]) => `${name}: ${yamlValue(value)}\n`);
  return `---\n${lines.join("")}---\n\n${writeMarkdown(markdownBlocks(withAddresses(html, placeOf)))}`;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** As JSON, which is YAML 1.2 but for the characters that YAML can't hold, or takes for the end of a line. */
function yamlValue(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
