import { useEffect, useEffectEvent, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import {
  discardWorkingVersion,
  liveFormOf,
  type StoredArticle,
} from "../../../data/articles/admin-article.ts";
import {
  type ArticleForm,
  emptyArticle,
  isSameForm,
  withLeftovers,
} from "../../../data/articles/article-form.ts";
import { findProblems, type Problem, slugTaken } from "../../../data/articles/article-problems.ts";
import { isSameArticle } from "../../../data/articles/article-row.ts";
import type { EditorKey } from "../../../i18n/panel/article-editor.en.ts";
import { draftKey, readDraft, removeDraft, storeDraft } from "../editing/local-drafts.ts";
import type { Side } from "../editing/merge-rule.ts";
import { type LocalDraft, localDraft } from "./local-draft.ts";
import { mergeArticles } from "./merge/merge-articles.ts";
import { attemptSave, type Sent } from "./merge/save-attempt.ts";
import { type DraftBase, type MergedAttempt, saveMerged, versionOf } from "./merge/save-merged.ts";

/** The outcome of a save; `unchanged` when there is nothing to save, `busy` during another save. */
export type SaveResult =
  | MergedAttempt
  | { kind: "unchanged"; taken: readonly EditorKey[] }
  | { kind: "busy" };

/** The next form, or a function of the present one. */
export type FormChange = ArticleForm | ((form: ArticleForm) => ArticleForm);

export type ArticleEditor = {
  form: ArticleForm;
  change(next: FormChange): void;
  savedForm: ArticleForm;
  /** Of the newest version that was read or saved here; 0 for a new article. */
  savedNumber: number;
  /** What visitors read; null for a draft. */
  liveForm: ArticleForm | null;
  /** Whether saved changes wait to be published. */
  isWaiting: boolean;
  /** Which fields of the changes that wait could not be read. */
  unreadable: readonly EditorKey[];
  isDirty: boolean;
  isSaving: boolean;
  problems: Problem[];
  /** The time of the local draft that was restored. */
  restoredAt: string | null;
  /** Returns to the last loaded version. */
  discard(): void;
  /** Returns to what visitors read, and throws away the changes that wait. Throws StaleWrite, Error. */
  discardWaiting(): Promise<void>;
  /** Saves the form, merged with a newer version of somebody else. */
  save(target: SaveTarget): Promise<SaveResult>;
  /** Saves a deleted article again; as a draft where it was not to be published. */
  saveAsNew(target: SaveTarget): Promise<SaveResult>;
  /** Resolves conflicts with the stored version for one side, and saves. */
  resolve(theirs: StoredArticle, side: Side, target: SaveTarget): Promise<SaveResult>;
};

/** Where a form is saved: in the article, or beside a live one as changes that wait. */
export type SaveTarget = "article" | "waiting";

/** The state of the article editor: the form, the saved version and the local draft. */
export function useArticleEditor(loaded: StoredArticle | null): ArticleEditor {
  const { user } = useAuth();
  const mayPublish = useRight("publish");
  // The owner stays the same while a session ends.
  const [owner] = useState(user?.id);
  const [key, setKey] = useState(() => articleDraftKey(owner, loaded?.id));
  const [draft] = useState(() => readUnsaved(key, loaded));
  const [saved, setSaved] = useState(loaded);
  const savedForm = formOf(saved);
  const liveForm = saved && liveFormOf(saved);
  // A draft of an older version must not overwrite a newer one.
  const [draftBase, setDraftBase] = useState(() =>
    draft ? draftBaseOf(draft.value, loaded) : baseOf(loaded),
  );
  const [form, setForm] = useState(draft?.value.form ?? savedForm);
  const [restoredAt, setRestoredAt] = useState(draft?.time ?? null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const latest = useRef(form);
  const isDirty = !isSameForm(form, savedForm);

  const { version, base } = draftBase;
  useEffect(() => {
    // On every change, as a crash gives no warning.
    if (isDirty) storeDraft(key, { form, version, base } satisfies LocalDraft);
    else removeDraft(key);
  }, [key, form, version, base, isDirty]);

  // What acts beside the form, such as a schedule whose time is past, is taken over when nothing would be lost.
  const takeOver = useEffectEvent((article: StoredArticle | null) => {
    const isNewer = article !== null && article.id === saved?.id && article.number > saved.number;
    if (isNewer && !isDirty && !isBusy.current) rebase(article, article.form);
  });
  useEffect(() => takeOver(loaded), [loaded]);

  async function resolve(theirs: StoredArticle, side: Side, target: SaveTarget): Promise<SaveResult> {
    if (isBusy.current) return { kind: "busy" };
    const { form: resolved, taken } = mergeArticles(base, latest.current, theirs.form, side);
    // The conflicts have been seen; what else they changed has not.
    const unseen = mergeArticles(base, latest.current, theirs.form).taken;
    rebase(theirs, resolved);
    const beside = target === "waiting" ? liveFormOf(theirs) : null;
    const isPublishing = target === "article" && theirs.live !== null;
    if (isPublishing && unseen.length > 0) return { kind: "unseen", taken };
    if (!isPublishing && isSameArticle(resolved, theirs.form)) return { kind: "unchanged", taken };
    const result = await save({ form: resolved, beside }, baseOf(theirs));
    return result.kind === "busy" ? result : { ...result, taken: [...new Set([...taken, ...result.taken])] };
  }

  /** A writer leaves as it is whether the article is published. */
  function permitted(asked: ArticleForm): ArticleForm {
    const published = liveForm !== null;
    return mayPublish || asked.published === published ? asked : { ...asked, published };
  }

  async function save({ form: typed, beside }: Sent, over: DraftBase): Promise<SaveResult> {
    if (isBusy.current) return { kind: "busy" };
    const found = findProblems(typed);
    setProblems(found);
    if (found.length > 0) return { kind: "invalid", problems: found, taken: [] };
    isBusy.current = true;
    setSaving(true);
    try {
      // Chosen here, so that a repeated save after a lost connection has the same slug.
      const sent = typed.slug.trim() === "" ? { ...typed, slug: `article-${Date.now()}` } : typed;
      if (sent !== typed) change(sent);
      const attempt = await saveMerged(
        (merged, version) => attemptSave(accountDatabase(), merged, version),
        { form: sent, beside },
        over,
        { typed: () => latest.current, rebase },
      );
      if (attempt.kind === "saved") markSaved(attempt.article, attempt.sent, attempt.isNew);
      if (attempt.kind === "invalid") setProblems(attempt.problems);
      if (attempt.kind === "slug-taken") setProblems([slugTaken]);
      return attempt;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  function markSaved(article: StoredArticle, sent: ArticleForm, isNew: boolean): void {
    if (isNew) {
      removeDraft(key);
      setKey(articleDraftKey(owner, article.id));
    }
    // Changes made during the save stay.
    rebase(article, latest.current === sent ? withLeftovers(article.form, sent) : latest.current);
    setRestoredAt(null);
  }

  /** Makes the article the saved version and the base of the form. */
  function rebase(article: StoredArticle | null, next: ArticleForm): void {
    setSaved(article);
    setDraftBase(baseOf(article));
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
    savedNumber: saved?.number ?? 0,
    liveForm,
    isWaiting: saved !== null && saved.live !== null,
    unreadable: saved?.unreadable ?? [],
    isDirty,
    isSaving,
    problems,
    restoredAt,
    discard() {
      // Form and version of the same reading, which may be newer than the editor.
      rebase(loaded, formOf(loaded));
      setRestoredAt(null);
    },
    async discardWaiting() {
      if (!saved?.live) return;
      const { id, live } = saved;
      const number = await discardWorkingVersion(accountDatabase(), id, saved.number);
      rebase({ ...saved, number, form: live, unreadable: [], live: null }, live);
      setProblems([]);
      setRestoredAt(null);
    },
    save: (target) =>
      save({ form: permitted(form), beside: target === "waiting" ? liveForm : null }, draftBase),
    saveAsNew: (target) =>
      save({ form: target === "waiting" ? { ...form, published: false } : form, beside: null }, baseOf(null)),
    resolve,
  };
}

function articleDraftKey(userId = "", articleId = "new"): string {
  return draftKey(userId, articleId);
}

/** The local draft of the article, if it differs from the loaded version. */
function readUnsaved(key: string, loaded: StoredArticle | null) {
  const draft = readDraft(key, localDraft);
  return draft && isSameForm(draft.value.form, formOf(loaded)) ? null : draft;
}

/** The base of a draft; an older draft has none, but may be of the loaded version. */
function draftBaseOf({ version, base }: LocalDraft, loaded: StoredArticle | null): DraftBase {
  const isOfLoaded = loaded !== null && version?.updatedAt === loaded.updatedAt;
  return { version, base: base ?? (isOfLoaded ? (loaded.live ?? loaded.form) : null) };
}

const empty = emptyArticle();

function formOf(article: StoredArticle | null): ArticleForm {
  return article?.form ?? empty;
}

function baseOf(article: StoredArticle | null): DraftBase {
  return { version: article && versionOf(article), base: formOf(article) };
}
