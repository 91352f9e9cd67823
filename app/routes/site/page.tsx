import { type MetaDescriptor, redirect } from "react-router";
import type { Article } from "schema-dts";
import { publicDatabase } from "../../data/database.ts";
import { mainFile } from "../../data/media/picture-files.ts";
import { cardPath, kindAt, listPath, markdownPath, pagePath } from "../../data/pages/page-address.ts";
import { findRenamedPage, getPublishedPage } from "../../data/pages/pages.ts";
import { address, languageOf, plainPath } from "../../i18n/addresses.ts";
import { isoTime } from "../../i18n/iso-time.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { madePageTexts } from "../../i18n/texts/pages.en.ts";
import type { PageSection } from "../../sections/page-sections.tsx";
import { faqPage } from "../../ui/page-meta/faq-page.ts";
import { organizationId, type PageFacts, pageId } from "../../ui/page-meta/page-facts.ts";
import { type PageMeta, pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/page";
import { MissingBoundary } from "./not-found/missing-boundary.tsx";
import { missingPage } from "./not-found/missing-page.server.ts";
import { PageView } from "./page/page-view.tsx";
import { type ReadablePage, readablePage } from "./page/readable-page.server.ts";

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const kind = kindAt(plainPath(url.pathname));
  const page = await getPublishedPage(db, kind, slug, language);
  if (page) return readablePage(db, context.get(siteUrl), page);
  const renamed = await findRenamedPage(db, kind, slug);
  if (renamed) throw redirect(address(language, pagePath(renamed.kind, renamed.slug)) + url.search, 301);
  throw await missingPage(context, url);
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return loaderData ? madePageMeta(loaderData, page) : [];
}

export default function MadePage({ loaderData }: Route.ComponentProps) {
  const { language } = useLanguage();
  const markdown = address(language, markdownPath(loaderData.kind, loaderData.slug));
  return (
    <>
      <link rel="alternate" type="text/markdown" href={markdown} />
      <PageView page={loaderData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingBoundary error={error} />;
}

type MetaArguments = { location: { pathname: string }; matches: PageMeta["matches"] };

/** The meta tags of a page made of sections. */
function madePageMeta(page: ReadablePage, { location, matches }: MetaArguments): MetaDescriptor[] {
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

/** The questions of a page's sections with their answers. Names their type: reading declarations would ship them. */
function questionsIn(sections: readonly PageSection[]) {
  return sections.flatMap((section) => (section.type === "questions" ? section.values.questions : []));
}
