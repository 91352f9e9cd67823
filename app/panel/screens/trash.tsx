import { RotateCcw, ScanSearch } from "lucide-react";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import {
  deleteFromTrash,
  listTrash,
  restoreFromTrash,
  SameFileThere,
  SlugTaken,
  type TrashItem,
  trashSources,
  undelete,
} from "../../data/trash/trash.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Translate } from "../../i18n/language-texts.ts";
import { problemTexts } from "../../i18n/panel/problems.en.ts";
import { trashTexts } from "../../i18n/panel/trash.en.ts";
import { type ActionMessages, UnresolvedConflict } from "../../ui/panel/hooks/use-action.ts";
import { useTrashKeptDays } from "../../ui/panel/hooks/use-trash-kept-days.ts";
import { RehearsalDialog } from "../../ui/panel/rehearsal.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { deletion, type Work } from "../kit/rows.tsx";
import { FieldProblems, SmallForm } from "../kit/small-form.tsx";

type T = Translate<keyof typeof trashTexts.nl>;

/** What was deleted, to be restored. */
const screen = listScreen({
  texts: trashTexts,
  title: "trash.title",
  about: About,
  width: "max-w-4xl",
  filter: [
    { name: "q", label: "word.search", hint: "trash.search" },
    {
      name: "kind",
      label: "word.kind",
      every: "word.everything",
      choices: trashSources.map((source) => [source, `trash.${source}`] as const),
    },
  ],
  load(db, chosen, cursor) {
    const source = trashSources.find((one) => one === chosen("kind")) ?? null;
    return listTrash(db, { search: chosen("q"), source }, cursor);
  },
  none: "trash.none",
  noMatch: "trash.noMatch",
  row: (item, { t, language }) => ({
    title: titleOf(item, t),
    facts: [
      t("trash.item", {
        kind: t(`trash.${item.source}`),
        person: item.person ?? t("trash.gonePerson"),
        time: formatTime(item.deletedAt, language),
      }),
    ],
  }),
  actions: (item, { t, may }) => [
    !isBackendHosted() && {
      text: t("trash.rehearse"),
      icon: ScanSearch,
      dialog: (close) => <RehearsalDialog change={(db) => undelete(db, item.id)} onClose={close} />,
    },
    { text: t("word.restore"), icon: RotateCcw, ...restoration(item, t) },
    may("people") &&
      deletion(
        t,
        titleOf(item, t),
        {
          title: t("trash.sure"),
          text: t("trash.sureText"),
          confirm: t("trash.delete"),
          change: (db) => deleteFromTrash(db, [item.id]),
          done: t("trash.deleted"),
        },
        t("trash.delete"),
      ),
  ],
});

function About() {
  const { t } = useLanguage(trashTexts);
  const days = useTrashKeptDays();
  const kept = days === null ? "" : ` ${t(days === 1 ? "trash.keptDay" : "trash.keptDays", { days })}`;
  return t("trash.about") + kept;
}

/** What people know it by; its kind for what has no title. */
function titleOf({ title, source }: TrashItem, t: T): string {
  return title || t(`trash.${source}`);
}

/** Asks for another slug where its own is taken meanwhile. */
function restoration(item: TrashItem, t: T): Work {
  let said = "";
  const title = titleOf(item, t);
  async function restore(slug?: string): Promise<string> {
    const { leftOut } = await restoreFromTrash(accountDatabase(), item.id, slug);
    return t(messageOf(leftOut), { title });
  }
  const failed = (error: unknown) => ({
    title: t("trash.restoreFailed"),
    text:
      error instanceof SameFileThere
        ? t("trash.sameFile", { name: error.message })
        : t("trash.restoreFailedText"),
  });
  return {
    async work(open) {
      try {
        said = await restore();
      } catch (error) {
        if (!(error instanceof SlugTaken)) throw error;
        const { proposal } = error;
        open((close) => (
          <NewSlugDialog
            title={title}
            proposal={proposal}
            restore={restore}
            failed={failed}
            onClose={close}
          />
        ));
        throw new UnresolvedConflict();
      }
    },
    done: () => said,
    failed,
  };
}

/** What is said of a restoration, by the tables whose rows could not all come back. */
function messageOf(leftOut: readonly string[]) {
  if (leftOut.length === 0) return "trash.restored";
  return leftOut.every((table) => table === "otm_schedules")
    ? "trash.restoredUnplanned"
    : "trash.restoredPart";
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;

type NewSlugDialogProps = {
  title: string;
  proposal: string;
  /** Gives what is said of it. Throws SlugTaken when it is taken again. */
  restore(slug: string): Promise<string>;
  failed: ActionMessages["failed"];
  onClose(): void;
};

/** Of all tables; that of download pages has underscores as well. */
const slugShape = /^[a-z0-9_-]*[a-z0-9][a-z0-9_-]*$/;

/** Restores under another address, as something else has taken the own one meanwhile. */
function NewSlugDialog({ title, proposal, restore, failed, onClose }: NewSlugDialogProps) {
  const { t } = useLanguage(trashTexts);
  const { t: problems } = useLanguage(problemTexts);

  async function save(slug: string): Promise<string> {
    if (!slugShape.test(slug)) throw new FieldProblems({ slug: problems("problems.slugShape") });
    try {
      return await restore(slug);
    } catch (error) {
      throw error instanceof SlugTaken ? new FieldProblems({ slug: t("trash.takenToo") }) : error;
    }
  }

  return (
    <Dialog title={t("trash.taken")} text={t("trash.takenText", { title })} onClose={onClose}>
      {(close) => (
        <SmallForm
          start={{ slug: proposal }}
          fields={() => [{ name: "slug", label: t("trash.slug"), isRequired: true, max: 200 }]}
          save={({ slug }) => save(slug.trim())}
          failed={failed}
          submit={t("word.restore")}
          close={close}
          onDone={close}
        />
      )}
    </Dialog>
  );
}
