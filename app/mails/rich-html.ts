import type { CSSProperties } from "react";
import { colours, look } from "./look.ts";

const cell = { ...look.value, width: "auto", padding: "8px 12px 8px 0" };
const title = (size: string) => ({
  ...look.heading,
  margin: "24px 0 12px",
  fontSize: size,
  lineHeight: "1.3",
});
// The inner paragraph adds the rest of the space below.
const quote = { ...look.words, paddingBottom: "1px" };
const list = { ...look.text, paddingLeft: "24px" };

const styles: Readonly<Record<string, CSSProperties>> = {
  p: look.text,
  div: look.text,
  ul: list,
  ol: list,
  dl: look.text,
  li: { margin: "0 0 8px" },
  h2: title("22px"),
  h3: title("19px"),
  h4: title("17px"),
  h5: title("16px"),
  h6: title("16px"),
  a: look.link,
  blockquote: quote,
  pre: {
    ...look.words,
    fontFamily: "monospace",
    fontSize: "14px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  table: look.facts,
  caption: { ...look.small, textAlign: "left" },
  th: { ...cell, fontWeight: "700", textAlign: "left" },
  td: cell,
  hr: look.rule,
  img: { maxWidth: "100%", height: "auto", border: "0" },
  mark: { backgroundColor: colours.accentSoft, color: colours.ink },
};

/** Sanitised editor HTML for a mail: with inline styles and absolute addresses. */
export function richHtml(html: string, origin: string): string {
  return html.replace(
    /<([a-z][a-z\d]*)((?:\s[^<>]*)?)>/g,
    (_, tag: string, attributes: string, at: number) => {
      const style = Object.hasOwn(styles, tag) ? styles[tag] : undefined;
      // The sheet has the space above the first element.
      const placed = style && at === 0 ? { ...style, marginTop: "0" } : style;
      const written = placed ? ` style="${inlineStyle(placed)}"` : "";
      return `<${tag}${written}${withWholeAddresses(attributes, origin)}>`;
    },
  );
}

/** Removes `srcset`, which mail clients support inconsistently. */
function withWholeAddresses(attributes: string, origin: string): string {
  return attributes
    .replace(/\ssrcset="[^"]*"/g, "")
    .replace(/\s(href|src|cite)="([^"]*)"/g, (_, name: string, value: string) => {
      const address = value.replaceAll("&amp;", "&");
      const absolute = URL.parse(address, `${origin}/`)?.href ?? address;
      return ` ${name}="${absolute.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
    });
}

function inlineStyle(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(";");
}
