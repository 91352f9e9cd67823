import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import { countFaqs } from "../../../data/articles/article-form.ts";
import { type EditorTab, type Problem, slugTaken } from "../../../data/articles/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { describeProblem } from "./describe-problem.ts";
import type { EditorState } from "./editor-state.ts";
import type { Contested, Side } from "./merge/article-parts.ts";
import type { MergedAttempt } from "./merge/save-merged.ts";
import type { ArticleEditor, SaveResult } from "./use-article-editor.ts";

/** What a save has left to decide. */
export type Saving = {
  /** What both changed since the version that was loaded, and what somebody else saved. */
  conflict: { theirs: StoredArticle; contested: readonly Contested[] } | null;
  /** Whether somebody deleted the article. */
  isDeleted: boolean;
  save(): Promise<void>;
  saveAsNew(): Promise<void>;
  /** Saves one side's version of what both changed. */
  decide(side: Side): Promise<void>;
  /** Leaves it undecided. */
  close(): void;
};

type SavingOptions = {
  editor: ArticleEditor;
  tab: EditorTab;
  /** Shows what has to be mended. */
  show(problem: Problem): void;
  /** By which the screen of a new article goes on at the address of the stored one. */
  screen: string;
  /** Called before it goes there; the answered function when it is there. */
  release(): () => void;
};

/** Saves the article, and tells what became of it. */
export function useSaving({ editor, tab, screen, show, release }: SavingOptions): Saving {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Saving["conflict"]>(null);
  const [isDeleted, setGone] = useState(false);

  async function tell(saving: Promise<SaveResult>): Promise<void> {
    const result = await saving;
    if (result.kind === "busy") return;
    setConflict(result.kind === "contested" ? result : null);
    setGone(result.kind === "gone");
    const merged = inWords(result.taken);
    if (result.kind === "saved") return tellSaved(result, merged);
    if (merged) toast({ tone: "success", title: merged });
    if (result.kind === "settled" || result.kind === "contested" || result.kind === "gone") return;
    const [first] = problemsOf(result);
    if (first) show(first);
    if (result.kind !== "unfit") tellFailed(result);
    else if (first) refuse(describeProblem(first, t));
  }

  /** What came in from somebody else. */
  function inWords(taken: readonly EditorKey[]): string | undefined {
    return taken.length > 0
      ? t("editor.merged", { parts: taken.map((part) => t(part)).join(", ") })
      : undefined;
  }

  async function tellSaved({ article, isNew }: Attempted<"saved">, text: string | undefined): Promise<void> {
    const message = t(isNew ? "editor.created" : "editor.updated");
    const count = countFaqs(article.form);
    const title = count > 0 ? t("editor.withFaqs", { message, count }) : message;
    toast({ tone: "success", title, ...(text && { text }), goesAlong: isNew });
    if (!isNew) return;
    const hold = release();
    const state: EditorState = { tab, screen };
    await navigate(href("/admin/blog-editor/:id", { id: article.id }), { replace: true, state });
    hold();
  }

  function tellFailed(result: Attempted<"slug-taken" | "failed" | "unread" | "outrun" | "away">): void {
    const message = ("message" in result ? result.message : t(reasons[result.kind])) ?? t("editor.unknown");
    console.error("An article was not saved:", message);
    refuse(t(result.isNew ? "editor.createFailed" : "editor.updateFailed", { message }));
  }

  function refuse(text: string): void {
    toast({ tone: "destructive", title: panel("panel.error"), text });
  }

  return {
    conflict,
    isDeleted,
    save: () => tell(editor.save()),
    saveAsNew: () => tell(editor.saveAsNew()),
    async decide(side) {
      if (conflict) await tell(editor.decide(conflict.theirs, side));
    },
    close() {
      setConflict(null);
      setGone(false);
    },
  };
}

type Attempted<Kind extends MergedAttempt["kind"]> = Extract<MergedAttempt, { kind: Kind }>;

const reasons = { unread: "editor.unread", outrun: "editor.outrun", away: "editor.away" } as const;

function problemsOf(result: MergedAttempt): readonly Problem[] {
  if (result.kind === "slug-taken") return [slugTaken];
  return result.kind === "unfit" ? result.problems : [];
}
