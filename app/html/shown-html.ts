import { allowedAttributes, allowedTags, droppedTags } from "./allow-list.ts";
import { htmlParts } from "./html-parts.ts";

const allowed = new Set(allowedTags);
const dropped = new Set(droppedTags);
const isVoid = new Set(["img", "br", "hr", "col", "wbr"]);

/**
 * HTML of the editor with allowed elements and attributes only, for a preview while it is typed. Visitors get that of the
 * sanitiser.
 */
export function shownHtml(html: string): string {
  const result: string[] = [];
  const open: string[] = [];
  let droppedDepth = 0;
  for (const part of htmlParts(html)) {
    if (part.kind === "comment") continue;
    if (part.kind === "text") {
      if (droppedDepth === 0) result.push(escaped(part.text));
      continue;
    }
    const { name } = part;
    if (dropped.has(name)) droppedDepth = Math.max(0, droppedDepth + (part.kind === "start" ? 1 : -1));
    else if (droppedDepth > 0 || !allowed.has(name)) continue;
    else if (part.kind === "start") {
      result.push(tag(name, allowedAttributes(name, Object.fromEntries(part.attributes))));
      if (!isVoid.has(name)) open.push(name);
    } else if (open.includes(name)) {
      while (open.length > 0) {
        const last = open.pop();
        result.push(`</${last}>`);
        if (last === name) break;
      }
    }
  }
  return (
    result.join("") +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join("")
  );
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escaped(value).replaceAll('"', "&quot;")}"`,
  );
  return `<${name}${written.join("")}>`;
}

/** The parts hold characters, not references to them. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
