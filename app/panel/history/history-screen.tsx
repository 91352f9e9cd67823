import { type ReactNode, Suspense } from "react";
import type { Fields } from "../../content/fields.ts";
import type { Kind } from "../../content/kind.ts";
import type { VersionSource } from "../../data/versions/versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import { Resolved } from "../../ui/resolved.tsx";
import type { PartNames } from "../editing/use-part-names.ts";
import { ComparisonCard } from "./comparison-card.tsx";
import { findLive } from "./describe-version.ts";
import type { loadHistory } from "./load-history.ts";
import { useVersions } from "./use-versions.ts";
import { VersionComparison } from "./version-comparison.tsx";
import { type Restoring, VersionList } from "./version-list.tsx";

type HistoryScreenProps<Of extends Fields> = {
  kind: Kind<Of>;
  source: VersionSource;
  history: Awaited<ReturnType<typeof loadHistory<Of>>>;
  names: PartNames;
  title: string;
  /** What has no language in a comparison. */
  whole: string;
  /** The link to the editor. */
  back: { to: string; text: string };
  /** Says that there are no versions yet. */
  empty: string;
  dialog(restoring: Restoring): ReactNode;
};

/** The versions of a document, to be compared and restored. */
export function HistoryScreen<Of extends Fields>(props: HistoryScreenProps<Of>) {
  const { kind, source, history, names, title, whole, back, empty, dialog } = props;
  const { t } = useLanguage(historyTexts);
  const { present, part, chosen, comparison } = history;
  const versions = useVersions(part, source.list);
  const cardOf = { versions: versions.list, chosen };
  return (
    <Screen title={title} back={back}>
      <Loaded data={present} failed={t("history.loadFailed")}>
        {({ isLive }) =>
          versions.list.length === 0 ? (
            <p className="max-w-2xl text-ink-soft">{empty}</p>
          ) : (
            <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <VersionList
                versions={versions}
                // What can't wait is live as it was saved.
                live={kind.isShown ? findLive(versions.list, isLive) : (versions.list[0] ?? null)}
                dialog={dialog}
              />
              <Suspense fallback={<ComparisonCard {...cardOf} read="loading" />}>
                <Resolved promise={comparison}>
                  {(read) => (
                    <ComparisonCard {...cardOf} read={read}>
                      {read && <VersionComparison kind={kind} read={read} names={names} whole={whole} />}
                    </ComparisonCard>
                  )}
                </Resolved>
              </Suspense>
            </div>
          )
        }
      </Loaded>
    </Screen>
  );
}
