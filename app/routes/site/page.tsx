import { redirect } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { kindAt, markdownPath, pagePath } from "../../data/pages/page-address.ts";
import { findRenamedPage, getPublishedPage } from "../../data/pages/pages.ts";
import { address, languageOf, plainPath } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/page";
import { MissingBoundary } from "./not-found/missing-boundary.tsx";
import { missingPage } from "./not-found/missing-page.server.ts";
import { madePageMeta } from "./page/page-meta.ts";
import { PageView } from "./page/page-view.tsx";
import { readablePage } from "./page/readable-page.server.ts";

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
