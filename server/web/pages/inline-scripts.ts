import { hash } from "node:crypto";

/**
 * Takes the marker off a rendered page and tells which of its inline scripts carried it, as hashes for the content
 * security policy (CSP level 3, 'sha256-…'). A script that came in by other ways has no marker, so it stays blocked.
 * What stands within a marked script is left as it is.
 */
export function allowMarkedScripts(
  html: Buffer<ArrayBuffer>,
  marker: string,
): { html: Buffer<ArrayBuffer>; hashes: string[] } {
  if (!/^[\w-]{16,64}$/.test(marker)) return { html, hashes: [] };
  const attribute = ` nonce="${marker}"`;
  const pieces: Buffer<ArrayBuffer>[] = [];
  const hashes = new Set<string>();
  let done = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, done)) {
    pieces.push(html.subarray(done, at));
    done = at + attribute.length;
    const content = scriptAround(html, at);
    if (!content) continue;
    if (content.start < content.end) hashes.add(hashOf(html.toString("utf8", content.start, content.end)));
    pieces.push(html.subarray(done, content.end));
    done = content.end;
  }
  pieces.push(html.subarray(done));
  return { html: Buffer.concat(pieces), hashes: [...hashes] };
}

/** Where the content of a script stands that has an attribute at this place; null when that is of another tag. */
function scriptAround(html: Buffer<ArrayBuffer>, attributeAt: number): { start: number; end: number } | null {
  const tag = html.lastIndexOf("<", attributeAt);
  if (html.toString("latin1", tag, tag + 8) !== "<script ") return null;
  const start = html.indexOf(">", attributeAt) + 1;
  const end = html.indexOf("</script>", start);
  return start > 0 && end >= 0 ? { start, end } : null;
}

/** The HTML parser turns every line end into U+000A before the browser hashes the text. */
function hashOf(script: string): string {
  return `'sha256-${hash("sha256", script.replace(/\r\n?/g, "\n"), "base64")}'`;
}
