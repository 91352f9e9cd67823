import { hash } from "node:crypto";

/** Hashes the marked inline scripts for the policy and removes the marker; injected ones stay blocked. */
export function allowMarkedScripts(
  html: Buffer<ArrayBuffer>,
  marker: string,
): { html: Buffer<ArrayBuffer>; hashes: string[] } {
  if (!/^[\w-]{16,64}$/.test(marker)) return { html, hashes: [] };
  const attribute = ` nonce="${marker}"`;
  const pieces: Buffer<ArrayBuffer>[] = [];
  const hashes = new Set<string>();
  let done = 0;
  for (let index = html.indexOf(attribute); index >= 0; index = html.indexOf(attribute, done)) {
    pieces.push(html.subarray(done, index));
    done = index + attribute.length;
    const content = scriptAround(html, index);
    if (!content) continue;
    if (content.start < content.end) hashes.add(hashOf(html.toString("utf8", content.start, content.end)));
    pieces.push(html.subarray(done, content.end));
    done = content.end;
  }
  pieces.push(html.subarray(done));
  return { html: Buffer.concat(pieces), hashes: [...hashes] };
}

/** The script whose attribute is here; null for another tag. */
function scriptAround(html: Buffer<ArrayBuffer>, attributeAt: number): { start: number; end: number } | null {
  const tag = html.lastIndexOf("<", attributeAt);
  if (html.toString("latin1", tag, tag + 8) !== "<script ") return null;
  const start = html.indexOf(">", attributeAt) + 1;
  const end = html.indexOf("</script>", start);
  return start > 0 && end >= 0 ? { start, end } : null;
}

/** HTML parsers normalise line ends to U+000A. */
function hashOf(script: string): string {
  return `'sha256-${hash("sha256", script.replace(/\r\n?/g, "\n"), "base64")}'`;
}
