import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { GivenOpinion } from "../../data/articles/opinions.ts";
import type { ListedVersion } from "../../data/versions/versions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { isFocusLost } from "../../ui/panel/hooks/use-focus-after.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { chosenQuery, readChosen } from "./chosen-versions.ts";
import { comparisonId } from "./comparison-card.tsx";
import { describeAuthor, describeKind, findCurrent } from "./describe-version.ts";
import type { Versions } from "./use-versions.ts";

/** A version to restore, with the number of the newest one. */
export type Restoring = { version: ListedVersion; newest: number; onClose(): void };

type VersionListProps = {
  versions: Versions;
  /** What readers of preview links said. */
  opinions: readonly GivenOpinion[];
  live: ListedVersion | null;
  dialog(restoring: Restoring): ReactNode;
};

/** The versions, each to be compared with the one before and to be restored. */
export function VersionList({ versions, opinions, live, dialog }: VersionListProps) {
  const { t } = useLanguage(historyTexts);
  const [restoring, setRestoring] = useState<ListedVersion | null>(null);
  const [address] = useSearchParams();
  const { list, hasMore, isLoading, loadOlder } = versions;
  const [newest] = list;
  const items = useRef<HTMLOListElement>(null);
  const firstOlder = useRef(0);
  useEffect(() => {
    if (isLoading) return;
    const first = firstOlder.current;
    firstOlder.current = 0;
    // The button that loaded the last versions is gone.
    if (first > 0 && isFocusLost()) items.current?.children[first]?.querySelector("a")?.focus();
  }, [isLoading]);
  const current = findCurrent(list);
  const chosen = readChosen(address).version ?? newest?.number;
  return (
    <section
      aria-labelledby="versions"
      className="min-w-0 min-[1100px]:sticky min-[1100px]:top-24 min-[1100px]:max-h-[calc(100dvh-7rem)] min-[1100px]:overflow-y-auto"
    >
      <h2 id="versions" className="text-title-4">
        {t("history.list")}
      </h2>
      <ol ref={items} className="mt-4 divide-y divide-line rounded-card border border-line bg-white">
        {list.map((version) => (
          <Version
            key={version.id}
            version={version}
            said={opinions.filter(({ link }) => link.versionId === version.id)}
            isChosen={version.number === chosen}
            isLive={version === live}
            isCurrent={version === current}
            onRestore={() => setRestoring(version)}
          />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          aria-disabled={isLoading}
          onClick={() => {
            firstOlder.current = list.length;
            void loadOlder();
          }}
          className="button button-quiet mt-4"
        >
          {t(isLoading ? "word.loading" : "history.older")}
        </button>
      )}
      {restoring &&
        newest &&
        dialog({ version: restoring, newest: newest.number, onClose: () => setRestoring(null) })}
    </section>
  );
}

type VersionProps = {
  version: ListedVersion;
  said: readonly GivenOpinion[];
  isChosen: boolean;
  isLive: boolean;
  isCurrent: boolean;
  onRestore(): void;
};

function Version({ version, said, isChosen, isLive, isCurrent, onRestore }: VersionProps) {
  const { language, t } = useLanguage(historyTexts);
  const { number, createdAt } = version;
  return (
    <li className={`border-l-4 px-4 pt-3 ${isChosen ? "border-l-accent" : "border-l-transparent"}`}>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {t("history.version", { number })}
          {isLive && <Badge tone="success">{t("history.live")}</Badge>}
          {isCurrent && <Badge tone="quiet">{t("history.current")}</Badge>}
        </p>
        <p>{describeKind(version, t)}</p>
        <p className="text-ink-soft text-small">
          <time dateTime={createdAt} className="tabular-nums">
            {formatTime(createdAt, language)}
          </time>{" "}
          {describeAuthor(version, t)}
        </p>
        {said.length > 0 && (
          <ul className="mt-1 text-small">
            {said.map((opinion) => (
              <Said key={opinion.id} {...opinion} />
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Link
          to={{ search: chosenQuery({ version: number, other: null }), hash: comparisonId }}
          aria-label={t("history.compareNamed", { number })}
          aria-current={isChosen || undefined}
          className={action}
        >
          {t("word.compare")}
        </Link>
        {!isCurrent && (
          <button
            type="button"
            onClick={onRestore}
            aria-label={t("history.restoreNamed", { number })}
            className={action}
          >
            {t("word.restore")}
          </button>
        )}
      </div>
    </li>
  );
}

function Said({ name, verdict, remark }: GivenOpinion) {
  const { t } = useLanguage(previewLinkTexts);
  const what = verdict === null ? "share.remark" : verdict === "approved" ? "share.approved" : "share.notYet";
  return (
    <li>
      <span className="font-semibold">
        {name}: {t(what)}
      </span>
      {remark && <span className="line-clamp-2 text-ink-soft">{remark}</span>}
    </li>
  );
}

const action = "text-link inline-flex min-h-11 items-center";
