import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { SavedVersion, StoredArticle } from "../../../data/admin-article.ts";
import { countFaqs } from "../../../data/article-form.ts";
import type { EditorTab } from "../../../data/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { useToast } from "../../../ui/toast.tsx";
import { describeProblem } from "./describe-problem.ts";
import type { EditorState } from "./editor-state.ts";
import type { Attempt } from "./save-attempt.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

/** What a save has left to decide. */
export type Saving = {
  /** What somebody else saved over the version that was loaded. */
  theirs: StoredArticle | null;
  /** Whether somebody deleted the article. */
  isGone: boolean;
  save(over?: SavedVersion | null): Promise<void>;
  /** Leaves it undecided. */
  close(): void;
};

type SavingOptions = {
  editor: ArticleEditor;
  tab: EditorTab;
  /** Shows where something has to be mended. */
  show(tab: EditorTab): void;
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
  const [theirs, setTheirs] = useState<StoredArticle | null>(null);
  const [isGone, setGone] = useState(false);

  async function save(over?: SavedVersion | null): Promise<void> {
    const result = await editor.save(over);
    if (result.kind === "busy") return;
    setTheirs(result.kind === "stale" ? result.theirs : null);
    setGone(result.kind === "gone");
    if (result.kind === "saved") return tellSaved(result);
    if (result.kind === "failed" || result.kind === "away") return tellFailed(result);
    if (result.kind !== "unfit") return;
    const [first] = result.problems;
    if (!first) return;
    show(first.tab);
    refuse(describeProblem(first, t));
  }

  async function tellSaved({ article, isNew }: Attempt & { kind: "saved" }): Promise<void> {
    const message = t(isNew ? "editor.created" : "editor.updated");
    const count = countFaqs(article.form);
    const title = count > 0 ? t("editor.withFaqs", { message, count }) : message;
    toast({ tone: "success", title, goesAlong: isNew });
    if (!isNew) return;
    const hold = release();
    const state: EditorState = { tab, screen };
    await navigate(href("/admin/blog-editor/:id", { id: article.id }), { replace: true, state });
    hold();
  }

  function tellFailed(result: Attempt & { kind: "failed" | "away" }): void {
    const reason = result.kind === "away" ? t("editor.away") : result.message;
    const message = reason ?? t("editor.unknown");
    console.error("An article was not saved:", message);
    refuse(t(result.isNew ? "editor.createFailed" : "editor.updateFailed", { message }));
  }

  function refuse(text: string): void {
    toast({ tone: "destructive", title: panel("panel.error"), text });
  }

  return {
    theirs,
    isGone,
    save,
    close() {
      setTheirs(null);
      setGone(false);
    },
  };
}
