import { useState } from "react";
import { href, useNavigate } from "react-router";
import { pageAuth } from "../../../account/use-auth.ts";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import { countFaqs } from "../../../data/articles/article-form.ts";
import { type EditorTab, type Problem, slugTaken } from "../../../data/articles/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useStorageLimitText } from "../../../ui/panel/hooks/use-storage-limit-text.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import type { Side } from "../editing/merge-rule.ts";
import { describeProblem } from "./describe-problem.ts";
import type { EditorState } from "./editor-state.ts";
import type { ArticleConflict } from "./merge/article-parts.ts";
import type { MergedAttempt } from "./merge/save-merged.ts";
import type { ArticleEditor, SaveResult, SaveTarget } from "./use-article-editor.ts";

/** The saves of an editor, and their open dialogs. */
export type Saving = {
  /** The conflicts of the last save, and the stored version. */
  conflict: { theirs: StoredArticle; conflicts: readonly ArticleConflict[] } | null;
  isDeleted: boolean;
  save(target: SaveTarget): Promise<void>;
  saveAsNew(): Promise<void>;
  /** Resolves the conflicts for one side, and saves. */
  resolve(side: Side): Promise<void>;
  /** Leaves the conflicts unresolved. */
  close(): void;
};

type SavingOptions = {
  editor: ArticleEditor;
  tab: EditorTab;
  show(problem: Problem): void;
  /** Keeps the screen of a new article at the address of the stored one. */
  screen: string;
  /** Releases the leave guard; the returned function restores it. */
  release(): () => void;
};

/** Saves the article, and shows the outcome. */
export function useSaving({ editor, tab, screen, show, release }: SavingOptions): Saving {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const describeLimit = useStorageLimitText();
  const toast = useToast();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Saving["conflict"]>(null);
  const [isDeleted, setDeleted] = useState(false);
  const [target, setTarget] = useState<SaveTarget>("article");

  async function report(saving: Promise<SaveResult>): Promise<void> {
    const result = await saving;
    if (result.kind === "busy") return;
    setConflict(result.kind === "conflict" ? result : null);
    setDeleted(result.kind === "deleted");
    const merged = describeTaken(result.taken);
    if (result.kind === "saved") return showSaved(result, merged);
    if (result.kind === "unseen") {
      toast({ tone: "destructive", title: t("editor.unseen"), ...(merged && { text: merged }) });
      return;
    }
    if (merged) toast({ tone: "success", title: merged });
    if (result.kind === "unchanged" || result.kind === "conflict" || result.kind === "deleted") return;
    const [first] = problemsOf(result);
    if (first) show(first);
    if (result.kind === "limited") showError(describeLimit(result.limit));
    else if (result.kind !== "invalid") showFailed(result);
    else if (first) showError(describeProblem(first, t));
  }

  function describeTaken(taken: readonly EditorKey[]): string | undefined {
    return taken.length > 0
      ? t("editor.merged", { parts: taken.map((part) => t(part)).join(", ") })
      : undefined;
  }

  async function showSaved({ article, isNew }: Attempted<"saved">, text: string | undefined): Promise<void> {
    const message = t(isNew ? "editor.created" : article.live ? "editor.updatedAside" : "editor.updated");
    const count = countFaqs(article.form);
    const title = count > 0 ? t("editor.withFaqs", { message, count }) : message;
    toast({ tone: "success", title, ...(text && { text }), goesAlong: isNew });
    if (!isNew) return;
    const hold = release();
    const state: EditorState = { tab, screen };
    await navigate(href("/admin/blog-editor/:id", { id: article.id }), { replace: true, state });
    hold();
  }

  function showFailed(result: Attempted<"slug-taken" | "failed" | "unreadable" | "outpaced" | "away">): void {
    const message = ("message" in result ? result.message : t(reasons[result.kind])) ?? t("editor.unknown");
    console.error("An article was not saved:", message);
    // The role may have been taken or changed since the editor was opened.
    if (result.kind === "failed") void pageAuth().check();
    showError(t(result.isNew ? "editor.createFailed" : "editor.updateFailed", { message }));
  }

  function showError(text: string): void {
    toast({ tone: "destructive", title: panel("panel.error"), text });
  }

  return {
    conflict,
    isDeleted,
    save(chosen) {
      setTarget(chosen);
      return report(editor.save(chosen));
    },
    saveAsNew: () => report(editor.saveAsNew(target)),
    async resolve(side) {
      if (conflict) await report(editor.resolve(conflict.theirs, side, target));
    },
    close() {
      setConflict(null);
      setDeleted(false);
    },
  };
}

type Attempted<Kind extends MergedAttempt["kind"]> = Extract<MergedAttempt, { kind: Kind }>;

const reasons = { unreadable: "editor.unread", outpaced: "editor.outrun", away: "editor.away" } as const;

function problemsOf(result: MergedAttempt): readonly Problem[] {
  if (result.kind === "slug-taken") return [slugTaken];
  return result.kind === "invalid" ? result.problems : [];
}
