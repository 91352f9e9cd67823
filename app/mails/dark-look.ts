import { colours } from "./look.ts";

const { ink, inkSoft, paper, paperSoft, accentSoft } = colours;

const rules: Record<string, string> = {
  ".mail-ground, .mail-ground > table > tbody > tr > td": `background-color: ${ink} !important`,
  ".mail-sheet, .mail-words": `background-color: ${ink} !important`,
  ".mail-sheet": "padding-left: 4px !important; padding-right: 4px !important",
  ".mail-ink, .mail-ink *": `color: ${paper} !important`,
  ".mail-ink mark": `color: ${ink} !important`,
  ".mail-ink blockquote, .mail-ink pre": `background-color: ${ink} !important`,
  ".mail-soft, .mail-soft *": `color: ${paperSoft} !important`,
  ".mail-line, .mail-facts th, .mail-facts td, .mail-ink th, .mail-ink td, .mail-ink hr": `border-color: ${inkSoft} !important`,
  ".mail-brand": `color: ${paper} !important`,
  ".mail-link, .mail-ink a:not(.mail-brand), .mail-soft a": `color: ${accentSoft} !important`,
};

/** The dark and narrow styles, for mail clients that support style sheets. */
export const sheetRules = [
  ":root { color-scheme: light dark; supported-color-schemes: light dark; }",
  "@media (max-width: 480px) { .mail-sheet { padding: 24px 20px 20px !important; } }",
  `@media (prefers-color-scheme: dark) { ${written("")} }`,
  // The selectors of Outlook's dark mode on the web and mobile.
  written("[data-ogsc] "),
].join("\n");

function written(before: string): string {
  return Object.entries(rules)
    .map(([selectors, declarations]) => {
      const placed = selectors.split(", ").map((selector) => before + selector);
      return `${placed.join(", ")} { ${declarations}; }`;
    })
    .join("\n");
}
