import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import type { ListCursor, ListPage } from "../../../data/list-cursor.ts";
import {
  deleteFromTrash,
  restoreFromTrash,
  SameFileThere,
  SlugTaken,
  type TrashItem,
  type TrashSource,
} from "../../../data/trash/trash.ts";
import { type TrashFilter, trashQuery } from "../../../data/trash/trash-filter.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Translate } from "../../../i18n/language-texts.ts";
import { trashTexts } from "../../../i18n/panel/trash.en.ts";
import { iconButton, smallButton } from "../../../ui/panel/buttons.ts";
import { EmptyState } from "../../../ui/panel/empty-state.tsx";
import { UnresolvedConflict, useAction } from "../../../ui/panel/hooks/use-action.ts";
import { usePageFocus } from "../../../ui/panel/hooks/use-page-focus.ts";
import { PageLinks } from "../../../ui/panel/page-links.tsx";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { NewSlugDialog } from "./new-slug-dialog.tsx";

type TrashListProps = {
  page: ListPage<TrashItem>;
  filter: TrashFilter;
  place: ListCursor | null;
  isLoading: boolean;
};

/** A page of what was deleted, the newest first. */
export function TrashList({ page, filter, place, isLoading }: TrashListProps) {
  const { t } = useLanguage(trashTexts);
  const mayDelete = useRight("people");
  const list = usePageFocus<HTMLUListElement>(place);
  const { isBusy, act } = useAction();
  /** What can't be restored under its own address. */
  const [taken, setTaken] = useState<{ item: TrashItem; proposal: string } | null>(null);
  const { ask, dialog } = useConfirmed<TrashItem>(
    (item) => ({
      title: t("trash.sure"),
      text: t("trash.sureText"),
      confirm: t("trash.delete"),
      children: <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{titleOf(item, t)}</p>,
      work: () => deleteFromTrash(accountDatabase(), [item.id]),
      done: t("trash.deleted"),
      failed: t("trash.deleteFailed"),
    }),
    list,
  );

  async function restore(item: TrashItem, slug?: string): Promise<void> {
    setTaken(null);
    let said: ReturnType<typeof messageOf> = "trash.restored";
    const work = async () => {
      try {
        const { leftOut } = await restoreFromTrash(accountDatabase(), item.id, slug);
        said = messageOf(leftOut);
      } catch (error) {
        if (!(error instanceof SlugTaken)) throw error;
        setTaken({ item, proposal: error.proposal });
        throw new UnresolvedConflict();
      }
    };
    const failed = (error: unknown) => ({
      title: t("trash.restoreFailed"),
      text:
        error instanceof SameFileThere
          ? t("trash.sameFile", { name: error.message })
          : t("trash.restoreFailedText"),
    });
    const done = () => t(said, { title: titleOf(item, t) });
    if (await act(work, { done, failed })) list.current?.focus();
  }

  if (page.rows.length === 0) {
    return <EmptyState text={t(filter.search || filter.source ? "trash.noMatch" : "trash.none")} />;
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t("trash.title")}
        aria-busy={isLoading}
        className={`divide-y divide-line rounded-card border border-line bg-white outline-none transition-opacity ${isLoading ? "opacity-60" : ""}`}
      >
        {page.rows.map((item) => (
          <Deleted
            key={item.id}
            item={item}
            isBusy={isBusy}
            onRestore={() => void restore(item)}
            onDelete={mayDelete ? () => ask(item) : null}
          />
        ))}
      </ul>
      <PageLinks label={t("trash.pages")} page={page} queryOf={(beyond) => trashQuery(filter, beyond)} />
      {dialog}
      {taken && (
        <NewSlugDialog
          title={titleOf(taken.item, t)}
          proposal={taken.proposal}
          onChoose={(slug) => void restore(taken.item, slug)}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  );
}

/** What people know it by; its kind for what has no title. */
function titleOf({ title, source }: TrashItem, t: Translate<`trash.${TrashSource}`>): string {
  return title || t(`trash.${source}`);
}

/** What is said of a restoration, by the tables whose rows could not all come back. */
function messageOf(leftOut: readonly string[]) {
  if (leftOut.length === 0) return "trash.restored";
  return leftOut.every((table) => table === "otm_schedules")
    ? "trash.restoredUnplanned"
    : "trash.restoredPart";
}

type DeletedProps = {
  item: TrashItem;
  isBusy: boolean;
  onRestore(): void;
  /** Null for who may not. */
  onDelete: (() => void) | null;
};

function Deleted({ item, isBusy, onRestore, onDelete }: DeletedProps) {
  const { language, t } = useLanguage(trashTexts);
  const { source, deletedAt, person } = item;
  const title = titleOf(item, t);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-4">
      <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft text-small">
          {t("trash.item", {
            kind: t(`trash.${source}`),
            person: person ?? t("trash.gonePerson"),
            time: formatTime(deletedAt, language),
          })}
        </p>
      </div>
      <div className="flex items-center gap-x-5">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || onRestore()}
          className={smallButton}
        >
          <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t("trash.restore")}
          <span className="sr-only">: {title}</span>
        </button>
        {onDelete && (
          <button
            type="button"
            onClick={onDelete}
            aria-label={`${t("trash.delete")}: ${title}`}
            title={t("trash.delete")}
            className={`${iconButton} text-error`}
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </li>
  );
}
