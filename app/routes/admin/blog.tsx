import { Plus } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { href, Link, useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { deleteArticle, type ListedArticle, listAllArticles } from "../../data/admin-articles.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { Route } from "./+types/blog";
import { ArticleList } from "./blog/article-list.tsx";
import { filterArticles, type StatusFilter } from "./blog/filter.ts";
import { FilterCard } from "./blog/filter-card.tsx";
import { panelMeta } from "./panel-meta.ts";
import { orNull, useFailureToast } from "./use-failure-toast.ts";

export async function clientLoader() {
  return { articles: await orNull(listAllArticles(accountDatabase())) };
}

export function HydrateFallback() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "blog.title");
}

const none: readonly ListedArticle[] = [];

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage(panelTexts);
  useFailureToast(loaderData.articles, t("blog.loadFailed"));
  const articles = loaderData.articles ?? none;
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<StatusFilter>("all");
  const [chosen, setChosen] = useState<ListedArticle | null>(null);
  // Typing goes first; the list follows when there is time.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => filterArticles(articles, wanted, status), [articles, wanted, status]);
  const published = articles.filter(({ isPublished }) => isPublished).length;

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4 pt-6 pb-8">
        <h1 className="text-title-2">{t("blog.title")}</h1>
        <Link to={href("/admin/blog-editor")} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t("blog.new")}
        </Link>
      </header>
      <dl className="grid grid-cols-3 gap-2 sm:gap-4">
        <Counter label={t("blog.total")} count={articles.length} />
        <Counter label={t("blog.published")} count={published} />
        <Counter label={t("blog.drafts")} count={articles.length - published} />
      </dl>
      <FilterCard search={search} onSearch={setSearch} status={status} onStatus={setStatus} />
      <ArticleList key={`${wanted} ${status}`} articles={found} onDelete={setChosen} />
      {chosen && <DeleteDialog article={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Counter({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col justify-between rounded-card border border-line bg-white px-3 py-3 sm:px-6 sm:py-5">
      <dt className="text-ink-soft text-small">{label}</dt>
      <dd className="font-display font-semibold text-title-2 tabular-nums">{count}</dd>
    </div>
  );
}

function DeleteDialog({ article, onClose }: { article: ListedArticle; onClose(): void }) {
  const { t } = useLanguage(panelTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await deleteArticle(accountDatabase(), article.id);
      toast({ tone: "success", title: t("blog.deleted") });
    } catch {
      toast({ tone: "destructive", title: t("panel.error"), text: t("blog.deleteFailed") });
    }
    await revalidate();
    onClose();
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
    />
  );
}
