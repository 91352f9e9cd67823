import { data, href } from "react-router";
import { listRelatedArticles } from "../../data/articles/articles.ts";
import { openPreview } from "../../data/articles/preview.ts";
import { optional, publicDatabase } from "../../data/database.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { previewTexts } from "../../i18n/texts/preview.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/preview";
import { ArticleView } from "./article/article-view.tsx";
import { illustrate, readable } from "./article/readable-article.server.ts";
import { PageView } from "./page/page-view.tsx";
import { readablePage } from "./page/readable-page.server.ts";
import { PreviewGone } from "./preview/gone.tsx";
import { isOpening, languageForGone } from "./preview/opening.server.ts";
import { PreviewBar } from "./preview/preview-bar.tsx";

/** `language` is the page's: that of the address, or for links that don't work the browser's. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const preview = await openPreview(db, params.token, language, isOpening(request));
  if (!preview) return data({ language: languageForGone(request, language), shown: null }, { status: 410 });
  const { number, expiresAt, isWhole } = preview;
  const bar = { number, expiresAt, isWhole };
  const origin = context.get(siteUrl);
  if ("page" in preview) {
    const page = await readablePage(db, origin, preview.page);
    return data({ language, shown: { ...bar, title: page.title, page } });
  }
  const article = readable(preview.article, language);
  const related = await optional(listRelatedArticles(db, article, language), []);
  return data({
    language,
    shown: { ...bar, title: article.title, ...(await illustrate(db, origin, article, related)) },
  });
}

/** Only for whoever has the link. */
export function headers() {
  return {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, shown } = loaderData;
  const t = pageTexts(matches, language, previewTexts);
  const common = pageTexts(matches, language, commonTexts);
  const title = shown && (shown.title || common("article.untitled"));
  return pageMeta({
    language,
    matches,
    path: href("/insights"),
    title: title ? t("preview.title", { title }) : t("preview.gone.title"),
    noIndex: true,
  });
}

export default function PreviewPage({ loaderData: { shown } }: Route.ComponentProps) {
  if (!shown) return <PreviewGone />;
  return (
    <>
      <PreviewBar {...shown} />
      {"page" in shown ? (
        <PageView page={shown.page} />
      ) : (
        <ArticleView article={shown.article} related={shown.related} />
      )}
    </>
  );
}
