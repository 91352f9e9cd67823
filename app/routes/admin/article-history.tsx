import { Suspense } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getHistoryArticle, listArticleVersions } from "../../data/articles/article-versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { Resolved } from "../../ui/resolved.tsx";
import type { Route } from "./+types/article-history";
import { ArticleComparison } from "./article-history/article-comparison.tsx";
import { readChosen } from "./article-history/chosen-versions.ts";
import { ComparisonCard } from "./article-history/comparison-card.tsx";
import { findLive } from "./article-history/describe-version.ts";
import { readComparison } from "./article-history/read-comparison.ts";
import { RestoreDialog } from "./article-history/restore-dialog.tsx";
import { useVersions } from "./article-history/use-versions.ts";
import { VersionList } from "./article-history/version-list.tsx";
import { screenMeta } from "./panel-meta.ts";

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const db = accountDatabase();
  const chosen = readChosen(new URL(request.url).searchParams);
  // The texts of both versions can be long: the list does not wait for them.
  const comparison = orNull(readComparison(db, id, chosen));
  const loaded = await orNull(Promise.all([getHistoryArticle(db, id), listArticleVersions(db, id, null)]));
  return { loaded, chosen, comparison };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, historyTexts, "history.title");
}

export default function ArticleHistoryPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { loaded, chosen, comparison } = loaderData;
  const article = loaded?.[0] ?? null;
  useFailureToast(article, t("history.loadFailed"));
  const versions = useVersions(loaded?.[1] ?? null, (before) =>
    listArticleVersions(accountDatabase(), id, before),
  );
  return (
    <>
      <p className="pt-6">
        <Link to={href("/admin/blog-editor/:id", { id })} className="text-link">
          {t("history.back")}
        </Link>
      </p>
      <h1 className="pt-2 pb-8 text-title-2 [overflow-wrap:anywhere]">
        {article
          ? t("history.titleOf", { title: article.title ?? panel("blog.untitled") })
          : t("history.title")}
      </h1>
      {!article ? (
        <LoadFailure text={t("history.loadFailed")} />
      ) : versions.list.length === 0 ? (
        <p className="max-w-2xl text-ink-soft">{t("history.empty")}</p>
      ) : (
        <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <VersionList
            versions={versions}
            live={findLive(versions.list, article.isPublished)}
            dialog={(restoring) => <RestoreDialog article={article} {...restoring} />}
          />
          <Suspense fallback={<ComparisonCard versions={versions.list} chosen={chosen} read="loading" />}>
            <Resolved promise={comparison}>
              {(read) => (
                <ComparisonCard versions={versions.list} chosen={chosen} read={read}>
                  {read && <ArticleComparison read={read} />}
                </ComparisonCard>
              )}
            </Resolved>
          </Suspense>
        </div>
      )}
    </>
  );
}
