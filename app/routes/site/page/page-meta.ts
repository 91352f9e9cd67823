import type { MetaDescriptor } from "react-router";
import type { Article } from "schema-dts";
import { mainFile } from "../../../data/media/picture-files.ts";
import { cardPath, listPath, pagePath } from "../../../data/pages/page-address.ts";
import { languageOf } from "../../../i18n/addresses.ts";
import { isoTime } from "../../../i18n/iso-time.ts";
import { madePageTexts } from "../../../i18n/texts/pages.en.ts";
import { faqPage } from "../../../ui/page-meta/faq-page.ts";
import { organizationId, type PageFacts, pageId } from "../../../ui/page-meta/page-facts.ts";
import { type PageMeta, pageMeta } from "../../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../../ui/page-meta/page-texts.ts";
import { questionsIn } from "./questions-in.ts";
import type { ReadablePage } from "./readable-page.server.ts";

type MetaArguments = { location: { pathname: string }; matches: PageMeta["matches"] };

/** The meta tags of a page made of sections. */
export function madePageMeta(page: ReadablePage, { location, matches }: MetaArguments): MetaDescriptor[] {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, madePageTexts);
  const { kind, slug, title, updatedAt, picture } = page;
  const list = listPath(kind);
  return pageMeta({
    language,
    matches,
    path: pagePath(kind, slug),
    title,
    description: page.summary,
    available: page.languages,
    // The version busts caches on other sites.
    picture: `${cardPath(kind, slug)}?v=${Date.parse(updatedAt).toString(36)}`,
    photo: picture && { ...mainFile(picture), alt: picture.alt },
    ...(list && { above: [{ name: t(kind === "case" ? "pages.cases" : "pages.services"), path: list }] }),
    things: (facts) => [
      ...(kind === "case" ? [caseArticle(page, facts)] : []),
      ...faqPage(facts, questionsIn(page.sections)),
    ],
  });
}

/** A case as a schema.org Article. */
function caseArticle(
  { title, summary, tags, publishedAt, updatedAt }: ReadablePage,
  facts: PageFacts,
): Article {
  const firm = { "@id": organizationId(facts.origin) };
  return {
    "@type": "Article",
    "@id": `${facts.url}#article`,
    headline: title,
    ...(summary && { description: summary }),
    image: facts.picture.url,
    ...(publishedAt && isoTime(publishedAt) && { datePublished: publishedAt }),
    ...(isoTime(updatedAt) && { dateModified: updatedAt }),
    author: firm,
    publisher: firm,
    mainEntityOfPage: { "@id": pageId(facts.url) },
    inLanguage: facts.language,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  };
}
