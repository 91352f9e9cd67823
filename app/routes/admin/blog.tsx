import { Plus } from "lucide-react";
import { useRef } from "react";
import { href, Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import {
  countArticles,
  deleteArticle,
  type ListedArticle,
  listArticles,
} from "../../data/articles/admin-articles.ts";
import { articleQuery, readArticleFilter } from "../../data/articles/article-filter.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { undelete } from "../../data/trash/trash.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../i18n/panel/tags.en.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import { useConfirmed } from "../../ui/panel/use-confirmed.tsx";
import type { Route } from "./+types/blog";
import { ArticleList } from "./blog/article-list.tsx";
import { FilterCard } from "./blog/filter-card.tsx";
import { panelMeta } from "./panel-meta.ts";
import { ComingUp } from "./schedules/coming-up.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const filter = readArticleFilter(address);
  const place = readListCursor(address);
  // Without a session, the login page follows.
  if (!isSessionStored()) return { filter, place, loaded: null };
  const db = accountDatabase();
  const loading = Promise.all([listArticles(db, filter, place), countArticles(db)]);
  return { filter, place, loaded: await orNull(loading.then(([page, counts]) => ({ page, counts }))) };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "blog.title");
}

export default function BlogPage({ loaderData: { filter, place, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(panelTexts);
  const { t: tags } = useLanguage(tagPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readArticleFilter, articleQuery);
  const counts = useLastLoaded(loaded?.counts ?? null);
  const mayPublish = useRight("publish");
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmed<ListedArticle>(
    ({ id, title }) => ({
      title: t("blog.sure"),
      text: t("blog.sureText"),
      confirm: t("panel.delete"),
      children: <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{title ?? t("blog.untitled")}</p>,
      work: () => deleteArticle(accountDatabase(), id),
      undo: () => undelete(accountDatabase(), id),
      done: t("blog.deleted"),
      failed: t("blog.deleteFailed"),
    }),
    heading,
  );

  return (
    <Screen
      title={t("blog.title")}
      heading={heading}
      tools={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {mayPublish && (
            <Link to={href("/admin/tags")} className="text-link standalone-link">
              {tags("tags.manage")}
            </Link>
          )}
          <Link to={href("/admin/blog-editor")} className="button button-primary">
            <Plus aria-hidden="true" className="size-5" />
            {t("blog.new")}
          </Link>
        </div>
      }
    >
      <ComingUp />
      {counts && (
        <dl className="grid grid-cols-3 gap-2 sm:gap-4">
          <Counter label={t("blog.total")} count={counts.published + counts.drafts} />
          <Counter label={t("blog.published")} count={counts.published} />
          <Counter label={t("blog.drafts")} count={counts.drafts} />
        </dl>
      )}
      <FilterCard filter={wanted} onChoose={choose} />
      <Loaded data={loaded} failed={t("blog.loadFailed")}>
        {({ page }) => (
          <ArticleList page={page} filter={filter} place={place} isLoading={isLoading} onDelete={ask} />
        )}
      </Loaded>
      {dialog}
    </Screen>
  );
}

function Counter({ label, count }: { label: string; count: number }) {
  const { language } = useLanguage();
  return (
    <div className="flex flex-col justify-between rounded-card border border-line bg-white px-2 py-3 sm:px-6 sm:py-5">
      <dt className="text-ink-soft text-small">{label}</dt>
      <dd className="font-display font-semibold text-title-2 tabular-nums">
        {formatNumber(count, language)}
      </dd>
    </div>
  );
}
