import { redirect } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { kindAt, markdownPath, pagePath } from "../../data/pages/page-address.ts";
import { findRenamedPage, getPublishedPage } from "../../data/pages/pages.ts";
import { address, languageOf, plainPath } from "../../i18n/addresses.ts";
import { pageMarkdown } from "../../seo/page-markdown.server.ts";
import { notFoundResponse, textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { readablePage } from "../site/page/readable-page.server.ts";
import type { Route } from "./+types/page-markdown";

/** A page made of sections as Markdown. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const kind = kindAt(plainPath(url.pathname));
  const page = await getPublishedPage(db, kind, params.slug, language);
  if (!page) {
    const renamed = await findRenamedPage(db, kind, params.slug);
    if (renamed) throw redirect(address(language, markdownPath(renamed.kind, renamed.slug)), 301);
    return notFoundResponse();
  }
  const canonical = context.get(siteUrl) + address(page.language, pagePath(kind, page.slug));
  return textResponse(
    "text/markdown",
    pageMarkdown(await readablePage(db, context.get(siteUrl), page), canonical),
    {
      "Content-Language": page.language,
      Link: `<${canonical}>; rel="canonical"`,
    },
  );
}
