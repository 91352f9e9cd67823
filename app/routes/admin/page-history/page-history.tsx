import { Suspense } from "react";
import { Link } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import type { ListedVersion } from "../../../data/articles/article-versions.ts";
import {
  listPageVersions,
  type PagePair,
  type ReadPageVersion,
} from "../../../data/page-versions/page-versions.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { useFailureToast } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { LoadFailure } from "../../../ui/panel/load-failure.tsx";
import { Resolved } from "../../../ui/resolved.tsx";
import { ComparisonCard } from "../article-history/comparison-card.tsx";
import { findLive } from "../article-history/describe-version.ts";
import { UnreadableNote } from "../article-history/unreadable-note.tsx";
import { useVersions } from "../article-history/use-versions.ts";
import { VersionList } from "../article-history/version-list.tsx";
import type { loadPageHistory } from "./load-page-history.ts";
import { PageComparison } from "./page-comparison.tsx";
import { RestorePageDialog } from "./restore-page-dialog.tsx";

type PageHistoryProps = {
  page: string;
  title: string;
  /** The address of its editor. */
  editor: string;
  /** What restoring does. */
  restoreText(isLive: boolean): string;
  history: Awaited<ReturnType<typeof loadPageHistory>>;
  nameOf(field: string, pair: PagePair): string;
};

/** The versions of a page, to be compared and restored. */
export function PageHistory({ page, title, editor, restoreText, history, nameOf }: PageHistoryProps) {
  const { t } = useLanguage(historyTexts);
  const { loaded, chosen, comparison } = history;
  const isLive = loaded?.[1] ?? false;
  useFailureToast(loaded, t("history.loadFailed"));
  const versions = useVersions(loaded?.[0] ?? null, (before) =>
    listPageVersions(accountDatabase(), page, before),
  );
  const named = (version: ReadPageVersion, pair: PagePair) => ({
    ...version,
    unreadable: version.unreadable.map((field) => nameOf(field, pair)),
  });
  return (
    <>
      <p className="pt-6">
        <Link to={editor} className="text-link">
          {t("history.backToPage")}
        </Link>
      </p>
      <h1 className="pt-2 pb-8 text-title-2">{title}</h1>
      {!loaded ? (
        <LoadFailure text={t("history.loadFailed")} />
      ) : versions.list.length === 0 ? (
        <p className="max-w-2xl text-ink-soft">{t("history.emptyPage")}</p>
      ) : (
        <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <VersionList
            versions={versions}
            live={findLivePage(versions.list, page, isLive)}
            dialog={(restoring) => (
              <RestorePageDialog
                {...restoring}
                text={restoreText(isLive)}
                waits={isLive && page !== "about"}
                editor={editor}
              />
            )}
          />
          <Suspense fallback={<ComparisonCard versions={versions.list} chosen={chosen} read="loading" />}>
            <Resolved promise={comparison}>
              {(read) => (
                <ComparisonCard versions={versions.list} chosen={chosen} read={read}>
                  {read?.before && read.after && (
                    <>
                      <UnreadableNote version={named(read.before, read)} />
                      <UnreadableNote version={named(read.after, read)} />
                      <PageComparison
                        before={read.before.fields}
                        after={read.after.fields}
                        nameOf={(field) => nameOf(field, read)}
                      />
                    </>
                  )}
                </ComparisonCard>
              )}
            </Resolved>
          </Suspense>
        </div>
      )}
    </>
  );
}

/** Nothing of the about page waits: its newest version is live. */
function findLivePage(list: readonly ListedVersion[], page: string, isLive: boolean): ListedVersion | null {
  return page === "about" ? (list[0] ?? null) : findLive(list, isLive);
}
