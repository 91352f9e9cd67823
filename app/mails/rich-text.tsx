import { richHtml } from "./rich-html.ts";

/** Editor HTML: sanitised by the server; in the panel, inside a sandboxed frame. */
export function RichText({ html, origin }: { html: string; origin: string }) {
  return <div className="mail-ink" dangerouslySetInnerHTML={{ __html: richHtml(html, origin) }} />;
}
