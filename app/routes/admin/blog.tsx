import { Plus } from "lucide-react";
import { useRef, useState } from "react";
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
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { tagPanelTexts } from "../../i18n/panel/tags.en.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { useChosenFilter } from "../../ui/panel/hooks/use-chosen-filter.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
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

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "blog.title");
}

export default function BlogPage({ loaderData: { filter, place, loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(panelTexts);
  const { t: tags } = useLanguage(tagPanelTexts);
  const { filter: wanted, choose, isLoading } = useChosenFilter(filter, readArticleFilter, articleQuery);
  useFailureToast(loaded, t("blog.loadFailed"));
  const counts = useLastLoaded(loaded?.counts ?? null);
  const mayPublish = useRight("publish");
  const [chosen, setChosen] = useState<ListedArticle | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4 pt-6 pb-8">
        <h1 ref={heading} tabIndex={-1} className="text-title-2 outline-none">
          {t("blog.title")}
        </h1>
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
      </header>
      <ComingUp />
      {counts && (
        <dl className="grid grid-cols-3 gap-2 sm:gap-4">
          <Counter label={t("blog.total")} count={counts.published + counts.drafts} />
          <Counter label={t("blog.published")} count={counts.published} />
          <Counter label={t("blog.drafts")} count={counts.drafts} />
        </dl>
      )}
      <FilterCard filter={wanted} onChoose={choose} />
      {loaded ? (
        <ArticleList
          page={loaded.page}
          filter={filter}
          place={place}
          isLoading={isLoading}
          onDelete={setChosen}
        />
      ) : (
        <LoadFailure text={t("blog.loadFailed")} />
      )}
      {chosen && (
        <DeleteDialog
          article={chosen}
          onClose={() => setChosen(null)}
          // The button that opened the dialog was removed with its card.
          onDeleted={() => focusAfter(() => heading.current)}
        />
      )}
    </>
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

type DeleteDialogProps = { article: ListedArticle; onClose(): void; onDeleted(): void };

function DeleteDialog({ article, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function remove(): Promise<void> {
    const messages = { done: t("blog.deleted"), failed: t("blog.deleteFailed") };
    const isDeleted = await act(() => deleteArticle(accountDatabase(), article.id), messages);
    onClose();
    if (isDeleted) onDeleted();
  }

  return (
    <ConfirmDialog
      title={t("blog.sure")}
      text={t("blog.sureText")}
      cancel={t("panel.cancel")}
      confirm={t("panel.delete")}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{article.title ?? t("blog.untitled")}</p>
    </ConfirmDialog>
  );
}
