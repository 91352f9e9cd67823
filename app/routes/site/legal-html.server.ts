import { cleanHtml } from "../../html/clean.server.ts";
import { withHeadingIds } from "../../html/numbered-headings.server.ts";
import { escapeText } from "../../html/older-format.ts";

/** A legal page that the firm wrote itself: sanitised, with ids on its headings, and those as text. */
export function legalHtml(html: string, period = ""): { html: string; headings: string[] } {
  return withHeadingIds(
    cleanHtml(html).replaceAll("{period}", () => escapeText(period)),
    "artikel",
  );
}
