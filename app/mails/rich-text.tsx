import { richHtml } from "./rich-html.ts";

/** What an editor wrote. It comes cleaned from the server; the panel shows it in a frame without scripts. */
export function RichText({ html, origin }: { html: string; origin: string }) {
  return <div className="mail-ink" dangerouslySetInnerHTML={{ __html: richHtml(html, origin) }} />;
}
