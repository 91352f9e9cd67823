import { canonicalContent } from "../canonical-content.ts";
import type { RequestContext } from "./request-context.ts";

/** The JSON of a signed-in person's write in which content names the library in its one spelling; unchanged as it was sent. */
export function canonicalBody(
  { caller, siteUrl }: Pick<RequestContext, "caller" | "siteUrl">,
  text: string,
  value: unknown,
): string {
  if (caller.role === "anon" || siteUrl === null) return text;
  const canonical = canonicalContent(value, siteUrl.origin);
  return canonical === value ? text : JSON.stringify(canonical);
}
