import { ScanSearch } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase, isBackendHosted } from "../../../account/account-database.ts";
import type { Database } from "../../../data/database.ts";
import {
  chooseCase,
  featureArticle,
  type HomepageEntry,
  moveChosenCase,
  moveFeaturedArticle,
  takeOffCase,
  unfeatureArticle,
} from "../../../data/homepage/admin-homepage.ts";
import { casesLimit, featuredLimit } from "../../../data/homepage/homepage.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { homepagePanelTexts } from "../../../i18n/panel/homepage.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import type { PanelAction } from "../../../ui/panel/hooks/use-action.ts";
import { RehearsalDialog } from "../../../ui/panel/rehearsal.tsx";
import { Badge, StatusBadge } from "../../../ui/panel/status-badge.tsx";
import { MoveButtons } from "../blog-editor/move-buttons.tsx";

/** A list of the home page that editors order; its texts begin with its name. */
export type HomepageList = {
  of: "articles" | "cases";
  /** How many the home page shows. */
  limit: number;
  /** Adds an article or a page at a place. */
  add(db: Database, subjectId: string, order: number): Promise<void>;
  move(db: Database, id: string, direction: "up" | "down"): Promise<void>;
  remove(db: Database, id: string): Promise<void>;
};

export const articleList: HomepageList = {
  of: "articles",
  limit: featuredLimit,
  add: featureArticle,
  move: moveFeaturedArticle,
  remove: unfeatureArticle,
};

export const caseList: HomepageList = {
  of: "cases",
  limit: casesLimit,
  add: chooseCase,
  move: moveChosenCase,
  remove: takeOffCase,
};

type EntryListProps = { list: HomepageList; entries: readonly HomepageEntry[]; action: PanelAction };

/** The entries of a list in order. */
export function EntryList({ list, entries, action: { isBusy, act } }: EntryListProps) {
  const { t } = useLanguage(homepagePanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [rehearsed, setRehearsed] = useState<HomepageEntry | null>(null);

  async function move({ id }: HomepageEntry, direction: "up" | "down"): Promise<void> {
    const messages = { done: t(`homepage.${list.of}.moved`), failed: t(`homepage.${list.of}.moveFailed`) };
    await act(() => list.move(accountDatabase(), id, direction), messages);
  }

  async function remove(entry: HomepageEntry): Promise<void> {
    const messages = {
      done: t(`homepage.${list.of}.removed`),
      failed: t(`homepage.${list.of}.removeFailed`),
      undo: () => list.add(accountDatabase(), entry.subjectId, entry.order),
    };
    // The removed button had the focus.
    if (await act(() => list.remove(accountDatabase(), entry.id), messages)) heading.current?.focus();
  }

  return (
    <Card
      title={t(`homepage.${list.of}.title`, { count: entries.length, most: list.limit })}
      heading={heading}
    >
      {entries.length === 0 && (
        <div className="py-10 text-center text-ink-soft">
          <p>{t(`homepage.${list.of}.empty`)}</p>
          <p className="mt-1">{t(`homepage.${list.of}.emptyText`)}</p>
        </div>
      )}
      <ol className="mt-2 divide-y divide-line empty:hidden">
        {entries.map((entry, index) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Entry entry={entry} position={index + 1} />
            <div className="ml-auto flex gap-1">
              {index > 0 && !isBackendHosted() && (
                <button
                  type="button"
                  aria-label={t("homepage.rehearse", { title: nameOf(entry) })}
                  title={t("homepage.rehearse", { title: nameOf(entry) })}
                  onClick={() => setRehearsed(entry)}
                  className={iconButton}
                >
                  <ScanSearch aria-hidden="true" className="size-5" strokeWidth={1.75} />
                </button>
              )}
              <MoveButtons
                title={nameOf(entry)}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                isBusy={isBusy}
                onMove={(direction) => void move(entry, direction)}
                onRemove={() => void remove(entry)}
              />
            </div>
          </li>
        ))}
      </ol>
      {rehearsed && (
        <RehearsalDialog
          change={(db) => list.move(db, rehearsed.id, "up")}
          onClose={() => setRehearsed(null)}
        />
      )}
    </Card>
  );
}

function nameOf({ title, slug }: HomepageEntry): string {
  return title ?? slug;
}

function Entry({ entry, position }: { entry: HomepageEntry; position: number }) {
  const { t } = useLanguage(homepagePanelTexts);
  return (
    <>
      <span
        className={`inline-flex size-9 shrink-0 items-center justify-center rounded-full font-semibold text-small tabular-nums ${
          entry.isShown ? "bg-ink text-paper" : "bg-paper-deep text-ink-soft"
        }`}
      >
        <span className="sr-only">{t("homepage.position", { position })}</span>
        <span aria-hidden="true">{position}</span>
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold [overflow-wrap:anywhere]">{entry.title ?? t("word.untitled")}</p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{entry.slug}</p>
      </div>
      {!entry.isPublished && <StatusBadge isPublished={false} />}
      {!entry.isShown && <Badge tone="quiet">{t("word.hidden")}</Badge>}
    </>
  );
}
