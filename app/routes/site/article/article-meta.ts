import { href, type MetaDescriptor } from "react-router";
import { languageOf } from "../../../i18n/addresses.ts";
import { commonTexts } from "../../../i18n/common.en.ts";
import { lookUp } from "../../../i18n/language-texts.ts";
import { type PageMeta, pageMeta } from "../../../ui/page-meta.ts";
import type { ReadableArticle } from "./readable-article.server.ts";

type MetaArguments = { location: { pathname: string }; matches: PageMeta["matches"] };

/** What an article says about itself, at either of its addresses: the one under /insights is for search engines. */
export function articleMeta(
  article: ReadableArticle,
  { location, matches }: MetaArguments,
): MetaDescriptor[] {
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    matches,
    path: href("/insights/:slug", { slug: article.slug }),
    title: article.title || lookUp(commonTexts, language, "article.untitled"),
    description: article.description,
    available: article.languages,
  });
}
