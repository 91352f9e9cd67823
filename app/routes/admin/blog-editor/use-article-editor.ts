import { useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useAuth } from "../../../account/use-auth.ts";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import {
  type ArticleForm,
  emptyArticle,
  isSameForm,
  withLeftovers,
} from "../../../data/articles/article-form.ts";
import { findProblems, type Problem, slugTaken } from "../../../data/articles/article-problems.ts";
import { isSameArticle } from "../../../data/articles/article-row.ts";
import type { EditorKey } from "../../../i18n/panel/article-editor.ts";
import { draftKey, readDraft, removeDraft, storeDraft } from "../editing/local-drafts.ts";
import { type LocalDraft, localDraft } from "./local-draft.ts";
import type { Side } from "./merge/article-parts.ts";
import { mergeArticles } from "./merge/merge-articles.ts";
import { attemptSave } from "./merge/save-attempt.ts";
import { type Beginning, type MergedAttempt, saveMerged, versionOf } from "./merge/save-merged.ts";

/** What became of a save; `settled` when there was nothing left to save, `busy` when another one is under way. */
export type SaveResult = MergedAttempt | { kind: "settled"; taken: readonly EditorKey[] } | { kind: "busy" };

/** Another form, or how it follows from the present one where that may have changed in between. */
export type FormChange = ArticleForm | ((form: ArticleForm) => ArticleForm);

export type ArticleEditor = {
  form: ArticleForm;
  change(next: FormChange): void;
  savedForm: ArticleForm;
  isDirty: boolean;
  isSaving: boolean;
  problems: Problem[];
  /** When what came back from this browser was typed. */
  restoredAt: string | null;
  /** Back to what is saved, by the last reading. */
  discard(): void;
  /** Saves what was typed, with what somebody else saved meanwhile in other parts. */
  save(): Promise<SaveResult>;
  /** Makes a new article of it. */
  saveAsNew(): Promise<SaveResult>;
  /** Goes on from what somebody else saved, with one side's version of what both changed, and saves that. */
  decide(theirs: StoredArticle, side: Side): Promise<SaveResult>;
};

/** An article while it is edited: what was typed, what is saved, and what this browser keeps in between. */
export function useArticleEditor(loaded: StoredArticle | null): ArticleEditor {
  const { user } = useAuth();
  // Whoever typed it keeps it, also in the moment in which they are signed out.
  const [owner] = useState(user?.id);
  const [key, setKey] = useState(() => articleDraftKey(owner, loaded?.id));
  const [kept] = useState(() => readUnsaved(key, loaded));
  const [savedForm, setSavedForm] = useState(() => formOf(loaded));
  // What was typed over an older version must not be saved over a newer one unseen.
  const [beginning, setBeginning] = useState(() =>
    kept ? keptBeginning(kept.work, loaded) : beginningOf(loaded),
  );
  const [form, setForm] = useState(kept?.work.form ?? savedForm);
  const [restoredAt, setRestoredAt] = useState(kept?.time ?? null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const latest = useRef(form);
  const isDirty = !isSameForm(form, savedForm);

  const { version, base } = beginning;
  useEffect(() => {
    // At once, on every change: a crash announces itself to nobody.
    if (isDirty) storeDraft(key, { form, version, base } satisfies LocalDraft);
    else removeDraft(key);
  }, [key, form, version, base, isDirty]);

  async function decide(theirs: StoredArticle, side: Side): Promise<SaveResult> {
    if (isBusy.current) return { kind: "busy" };
    const { form: decided, taken } = mergeArticles(base, latest.current, theirs.form, side);
    begin(theirs, decided);
    if (isSameArticle(decided, theirs.form)) return { kind: "settled", taken };
    const result = await save(decided, beginningOf(theirs));
    return result.kind === "busy" ? result : { ...result, taken: [...new Set([...taken, ...result.taken])] };
  }

  async function save(typed: ArticleForm, over: Beginning): Promise<SaveResult> {
    if (isBusy.current) return { kind: "busy" };
    const found = findProblems(typed);
    setProblems(found);
    if (found.length > 0) return { kind: "unfit", problems: found, taken: [] };
    isBusy.current = true;
    setSaving(true);
    try {
      // The name is chosen here, so that a save that is repeated after a lost connection has the same one.
      const sent = typed.slug.trim() === "" ? { ...typed, slug: `article-${Date.now()}` } : typed;
      if (sent !== typed) change(sent);
      const attempt = await saveMerged(
        (merged, version) => attemptSave(accountDatabase(), merged, version),
        sent,
        over,
        { typed: () => latest.current, begin },
      );
      if (attempt.kind === "saved") settle(attempt.article, attempt.sent, attempt.isNew);
      if (attempt.kind === "unfit") setProblems(attempt.problems);
      if (attempt.kind === "slug-taken") setProblems([slugTaken]);
      return attempt;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  function settle(article: StoredArticle, sent: ArticleForm, isNew: boolean): void {
    if (isNew) {
      removeDraft(key);
      setKey(articleDraftKey(owner, article.id));
    }
    // Who went on typing meanwhile keeps that.
    begin(article, latest.current === sent ? withLeftovers(article.form, sent) : latest.current);
    setRestoredAt(null);
  }

  /** From here on this is what is stored, and what the form was typed over. */
  function begin(article: StoredArticle | null, next: ArticleForm): void {
    setSavedForm(formOf(article));
    setBeginning(beginningOf(article));
    change(next);
  }

  function change(next: FormChange): void {
    latest.current = typeof next === "function" ? next(latest.current) : next;
    setForm(latest.current);
  }

  return {
    form,
    change,
    savedForm,
    isDirty,
    isSaving,
    problems,
    restoredAt,
    discard() {
      // Text and version of one reading: the article may have been read anew since the editor was opened.
      begin(loaded, formOf(loaded));
      setRestoredAt(null);
    },
    save: () => save(form, beginning),
    saveAsNew: () => save(form, beginningOf(null)),
    decide,
  };
}

/** The name of what somebody typed for an article; without one it is new. */
function articleDraftKey(userId = "", articleId = "new"): string {
  return draftKey(userId, articleId);
}

/** What this browser keeps for the article, if that is not what is stored. */
function readUnsaved(key: string, loaded: StoredArticle | null) {
  const kept = readDraft(key, localDraft);
  return kept && isSameForm(kept.work.form, formOf(loaded)) ? null : kept;
}

/** What a draft was typed over; one that was kept without it may still be of the version that was loaded. */
function keptBeginning({ version, base }: LocalDraft, loaded: StoredArticle | null): Beginning {
  const isOfLoaded = loaded !== null && version?.updatedAt === loaded.updatedAt;
  return { version, base: base ?? (isOfLoaded ? loaded.form : null) };
}

function formOf(article: StoredArticle | null): ArticleForm {
  return article?.form ?? emptyArticle();
}

function beginningOf(article: StoredArticle | null): Beginning {
  return { version: article && versionOf(article), base: formOf(article) };
}
