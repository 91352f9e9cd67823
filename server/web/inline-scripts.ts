import { createHash } from "node:crypto";

/**
 * Takes the marker off a rendered page and tells which of its inline scripts carried it, as hashes for the content
 * security policy (CSP level 3, 'sha256-…'). A script that came in by other ways has no marker, so it stays blocked.
 */
export function allowMarkedScripts(html: string, marker: string): { html: string; hashes: string[] } {
  if (!/^[\w-]{16,64}$/.test(marker)) return { html, hashes: [] };
  const marked = new RegExp(
    `<script\\b([^>]*?) nonce="${marker}"([^>]*)>([\\s\\S]*?)</script>|(<(?:link|style)\\b[^>]*?) nonce="${marker}"`,
    "g",
  );
  const hashes = new Set<string>();
  const plain = html.replace(marked, (_, before, after, content, otherTag) => {
    if (otherTag !== undefined) return otherTag;
    if (content !== "") hashes.add(hashOf(content));
    return `<script${before}${after}>${content}</script>`;
  });
  return { html: plain, hashes: [...hashes] };
}

/** The HTML parser turns every line end into U+000A before the browser hashes the text. */
function hashOf(script: string): string {
  const digest = createHash("sha256").update(script.replace(/\r\n?/g, "\n")).digest("base64");
  return `'sha256-${digest}'`;
}
