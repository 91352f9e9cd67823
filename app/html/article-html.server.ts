import { cleanHtml } from "./clean.server.ts";
import { olderFormatToHtml } from "./older-format.ts";

/** The body of an article as HTML for its page, from HTML or from the older plain format; always sanitised. */
export function articleHtml(content: string): string {
  return cleanHtml(olderFormatToHtml(content) ?? content);
}
