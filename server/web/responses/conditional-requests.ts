/** Whether a request's conditions let its answer through, or what is answered instead (RFC 9110, 13.2.2). */
export type Verdict = "send" | "not-modified" | "failed";

/** The conditions on the strong entity tag of a GET or HEAD; dates are not compared, as pages have none. An empty condition is none. */
export function judgeConditions(etag: string, ifMatch: string, ifNoneMatch: string): Verdict {
  if (ifMatch && !names(ifMatch, etag, false)) return "failed";
  return ifNoneMatch && names(ifNoneMatch, etag, true) ? "not-modified" : "send";
}

function names(header: string, etag: string, isWeak: boolean): boolean {
  if (header.trim() === "*") return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag === etag || (isWeak && tag === `W/${etag}`));
}
