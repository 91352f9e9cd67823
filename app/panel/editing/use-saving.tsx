import { useRef, useState } from "react";
import { Link } from "react-router";
import { pageAuth } from "../../account/use-auth.ts";
import { describePart, describeProblem } from "../../content/describe-part.ts";
import type { Kind, Part, Problem, Stored } from "../../content/kind.ts";
import type { Conflict, Side } from "../../content/merge.ts";
import { describeReason } from "../../i18n/database-reason.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { useStorageLimitText } from "../../ui/panel/hooks/use-storage-limit-text.ts";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { MergedAttempt } from "./save-merged.ts";
import { type DocumentEditor, type SaveResult, type SaveTarget, slugTaken } from "./use-document.ts";
import type { PartNames } from "./use-part-names.ts";

/** The saves of an editor, and their open dialogs. */
export type Saving<Form> = {
  /** The conflicts of the last save, and the stored version. */
  conflict: { theirs: Stored<Form>; conflicts: readonly Conflict[] } | null;
  isDeleted: boolean;
  /** Whose approval the last save lacked. */
  unapproved: string | null;
  /** Saves without that approval. */
  saveRegardless(): Promise<void>;
  save(target: SaveTarget): Promise<void>;
  /** Saves one change of what is saved, told in its own words; gives whether it was saved. */
  saveChange(change: (form: Form) => Form, words: { done: string; failed: string }): Promise<boolean>;
  saveAsNew(): Promise<void>;
  /** Resolves the conflicts for one side, and saves. */
  resolve(side: Side): Promise<void>;
  /** Leaves the conflicts unresolved. */
  close(): void;
};

type SavingOptions<Form> = {
  kind: Pick<Kind, "fields">;
  editor: DocumentEditor<Form>;
  names: PartNames;
  show(problem: Problem): void;
  /** Says that a form was saved in the tables. */
  saved(form: Form, isNew: boolean): string;
  /** The address of what visitors see of a form; null for a draft. */
  view(form: Form): string | null;
  failed(message: string, isNew: boolean): string;
  /** Goes to the address of a document that was new. */
  onCreated?(id: string): Promise<void>;
};

type Words<Form> = Pick<SavingOptions<Form>, "saved" | "failed">;

/** Saves a document, and shows the outcome. */
export function useSaving<Form>({
  kind,
  editor,
  names,
  show,
  ...options
}: SavingOptions<Form>): Saving<Form> {
  const { t, language } = useLanguage(editingTexts);
  const describeLimit = useStorageLimitText();
  const toast = useToast();
  const closeLast = useRef(() => {});
  const [conflict, setConflict] = useState<Saving<Form>["conflict"]>(null);
  const [isDeleted, setDeleted] = useState(false);
  const [unapproved, setUnapproved] = useState<string | null>(null);
  const [target, setTarget] = useState<SaveTarget>("tables");

  async function report(saving: Promise<SaveResult<Form>>, words: Words<Form> = options): Promise<void> {
    const result = await saving;
    if (result.kind === "busy") return;
    // What the try before this one said is over.
    closeLast.current();
    closeLast.current = () => {};
    setConflict(result.kind === "conflict" ? result : null);
    setDeleted(result.kind === "deleted");
    setUnapproved(result.kind === "unapproved" ? result.name : null);
    const merged = describeTaken(result.taken);
    if (result.kind === "saved") return showSaved(result, words, merged);
    if (result.kind === "unseen") {
      closeLast.current = toast({
        tone: "destructive",
        title: t("editing.unseen"),
        ...(merged && { text: merged }),
      });
      return;
    }
    if (merged) toast({ tone: "success", title: merged });
    if (asks(result)) return;
    const [first] = problemsOf(result);
    if (first) show(first);
    if (result.kind === "limited") showError(describeLimit(result.limit));
    else if (result.kind !== "invalid") showFailed(result, words);
    else if (first) showError(describeProblem(kind, first, names));
  }

  function describeTaken(taken: readonly Part[]): string | undefined {
    const parts = taken.map((part) => describePart(kind, part, names)).join(", ");
    return taken.length > 0 ? t("editing.merged", { parts }) : undefined;
  }

  async function showSaved(
    { stored, isNew }: Attempted<Form, "saved">,
    { saved }: Words<Form>,
    text?: string,
  ): Promise<void> {
    const title = stored.live ? t("editing.updatedAside") : saved(stored.form, isNew);
    const view = stored.live ? null : options.view(stored.form);
    const link = view && (
      <Link to={view} target="_blank" className="text-link">
        {t("editing.view")}
      </Link>
    );
    toast({
      tone: "success",
      title,
      text: (text || link) && (
        <>
          {text} {link}
        </>
      ),
      goesAlong: isNew,
    });
    if (isNew) await options.onCreated?.(stored.id);
  }

  function showFailed(
    result: Attempted<Form, "slug-taken" | "failed" | keyof typeof reasons>,
    { failed }: Words<Form>,
  ): void {
    const said = "message" in result ? result.message && describeReason(result.message, language) : null;
    const message = said ?? t("message" in result ? "editing.unknown" : reasons[result.kind]);
    console.error("Content was not saved:", message);
    // The role may have been taken or changed since the editor was opened.
    if (result.kind === "failed") void pageAuth().check();
    showError(failed(message, result.isNew));
  }

  function showError(text: string): void {
    closeLast.current = toast({ tone: "destructive", title: t("word.error"), text });
  }

  return {
    conflict,
    isDeleted,
    unapproved,
    saveRegardless: () => report(editor.save("tables", true)),
    save(chosen) {
      setTarget(chosen);
      return report(editor.save(chosen));
    },
    async saveChange(change, { done, failed }) {
      setTarget(editor.isWaiting ? "waiting" : "tables");
      const saving = editor.saveChange(change);
      await report(saving, { saved: () => done, failed: () => failed });
      return (await saving).kind === "saved";
    },
    saveAsNew: () => report(editor.saveAsNew(target)),
    async resolve(side) {
      if (conflict) await report(editor.resolve(conflict.theirs, side, target));
    },
    close() {
      setConflict(null);
      setDeleted(false);
      setUnapproved(null);
    },
  };
}

/** Whether a dialog asks what is next, or nothing is. */
function asks<Form>(
  result: SaveResult<Form>,
): result is Extract<SaveResult<Form>, { kind: "unchanged" | "conflict" | "deleted" | "unapproved" }> {
  return ["unchanged", "conflict", "deleted", "unapproved"].includes(result.kind);
}

type Attempted<Form, Kind extends MergedAttempt<Form>["kind"]> = Extract<MergedAttempt<Form>, { kind: Kind }>;

const reasons = { unreadable: "editing.unread", outpaced: "editing.outrun", away: "editing.away" } as const;

function problemsOf<Form>(result: MergedAttempt<Form>): readonly Problem[] {
  if (result.kind === "slug-taken") return [slugTaken];
  return result.kind === "invalid" ? result.problems : [];
}
