import { useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useAuth } from "../../../account/use-auth.ts";
import type { SavedVersion, StoredArticle } from "../../../data/admin-article.ts";
import { type ArticleForm, emptyArticle, isSameForm, withLeftovers } from "../../../data/article-form.ts";
import { findProblems, type Problem } from "../../../data/article-problems.ts";
import { dropKept, keep, keptKey, readKept } from "../kept-work.ts";
import { type KeptDraft, keptDraft } from "./kept-draft.ts";
import { type Attempt, attemptSave } from "./save-attempt.ts";

/** What became of a save; `unfit` when something has to be mended first, `busy` when another one is under way. */
export type SaveResult = Attempt | { kind: "unfit"; problems: Problem[] } | { kind: "busy" };

/** Another form, or how it follows from the present one where that may have changed in between. */
export type FormChange = ArticleForm | ((form: ArticleForm) => ArticleForm);

export type ArticleEditor = {
  form: ArticleForm;
  change(next: FormChange): void;
  /** The version that a save replaces; null for a new article. */
  version: SavedVersion | null;
  savedForm: ArticleForm;
  isDirty: boolean;
  isSaving: boolean;
  problems: Problem[];
  /** When what came back from this browser was typed. */
  restoredAt: string | null;
  /** Back to what is saved, by the last reading. */
  discard(): void;
  /** Saves what was typed, over another version than the loaded one if it is given; null makes a new article. */
  save(over?: SavedVersion | null): Promise<SaveResult>;
  /** Takes a version that somebody else saved. */
  take(article: StoredArticle): void;
};

/** An article while it is edited: what was typed, what is saved, and what this browser keeps in between. */
export function useArticleEditor(loaded: StoredArticle | null): ArticleEditor {
  const { user } = useAuth();
  // Whoever typed it keeps it, also in the moment in which they are signed out.
  const [owner] = useState(user?.id);
  const [key, setKey] = useState(() => draftKey(owner, loaded?.id));
  const [kept] = useState(() => readUnsaved(key, loaded));
  const [saved, setSaved] = useState(() => ({
    form: loaded?.form ?? emptyArticle(),
    // What was typed over an older version must not be saved over a newer one unseen.
    version: kept ? kept.work.version : versionOf(loaded),
  }));
  const [form, setForm] = useState(kept?.work.form ?? saved.form);
  const [restoredAt, setRestoredAt] = useState(kept?.time ?? null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const latest = useRef(form);
  const isDirty = !isSameForm(form, saved.form);

  useEffect(() => {
    // At once, on every change: a crash announces itself to nobody.
    if (isDirty) keep(key, { form, version: saved.version } satisfies KeptDraft);
    else dropKept(key);
  }, [key, form, saved.version, isDirty]);

  function change(next: FormChange): void {
    latest.current = typeof next === "function" ? next(latest.current) : next;
    setForm(latest.current);
  }

  async function save(over: SavedVersion | null = saved.version): Promise<SaveResult> {
    if (isBusy.current) return { kind: "busy" };
    const found = findProblems(form);
    setProblems(found);
    if (found.length > 0) return { kind: "unfit", problems: found };
    isBusy.current = true;
    setSaving(true);
    try {
      // The name is chosen here, so that a save that is repeated after a lost connection has the same one.
      const sent = form.slug.trim() === "" ? { ...form, slug: `article-${Date.now()}` } : form;
      if (sent !== form) change(sent);
      const attempt = await attemptSave(accountDatabase(), sent, over);
      if (attempt.kind === "saved") settle(attempt.article, sent, over === null);
      return attempt;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  function settle(article: StoredArticle, sent: ArticleForm, isNew: boolean): void {
    // Who went on typing meanwhile keeps that.
    const next = latest.current === sent ? withLeftovers(article.form, sent) : latest.current;
    if (isNew) {
      dropKept(key);
      setKey(draftKey(owner, article.id));
    }
    setSaved({ form: article.form, version: versionOf(article) });
    change(next);
    setRestoredAt(null);
  }

  function showStored(article: StoredArticle | null): void {
    const stored = article?.form ?? emptyArticle();
    setSaved({ form: stored, version: versionOf(article) });
    change(stored);
    setRestoredAt(null);
  }

  return {
    form,
    change,
    version: saved.version,
    savedForm: saved.form,
    isDirty,
    isSaving,
    problems,
    restoredAt,
    save,
    // Text and version of one reading: the article may have been read anew since the editor was opened.
    discard: () => showStored(loaded),
    take: showStored,
  };
}

/** The name of what somebody typed for an article; without one it is new. */
function draftKey(userId = "", articleId = "new"): string {
  return keptKey(userId, articleId);
}

/** What this browser keeps for the article, if that is not what is stored. */
function readUnsaved(key: string, loaded: StoredArticle | null) {
  const kept = readKept(key, keptDraft);
  return kept && isSameForm(kept.work.form, loaded?.form ?? emptyArticle()) ? null : kept;
}

function versionOf(article: StoredArticle | null): SavedVersion | null {
  return article && { id: article.id, updatedAt: article.updatedAt };
}
