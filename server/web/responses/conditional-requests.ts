/** RFC 9110, 13.2.2. */
type Verdict = "send" | "not-modified" | "failed";

/** Evaluates If-Match and If-None-Match for GET and HEAD; empty means absent, dates are not supported. */
export function judgeConditions(etag: string, ifMatch: string, ifNoneMatch: string): Verdict {
  if (ifMatch && !names(ifMatch, etag, false)) return "failed";
  return ifNoneMatch && names(ifNoneMatch, etag, true) ? "not-modified" : "send";
}

function names(header: string, etag: string, isWeak: boolean): boolean {
  if (header.trim() === "*") return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => (isWeak ? opaque(tag) === opaque(etag) : tag === etag && tag === opaque(tag)));
}

/** Without the mark of a weak one (RFC 9110, 8.8.3.2). */
function opaque(etag: string): string {
  return etag.replace(/^W\//, "");
}
