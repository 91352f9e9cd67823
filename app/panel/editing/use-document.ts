import { useEffect, useEffectEvent, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { useAuth } from "../../account/use-auth.ts";
import { type Fields, type FormOf, formSchema } from "../../content/fields.ts";
import { isSameForm, isStoredAlike, withLeftovers } from "../../content/form.ts";
import {
  emptyForm,
  type Kind,
  liveFormOf,
  type Part,
  type Problem,
  partName,
  type SavedVersion,
  type Stored,
  valueIn,
  withValue,
} from "../../content/kind.ts";
import { mergeForms, type Side } from "../../content/merge.ts";
import { findProblems } from "../../content/problems.ts";
import type { Database } from "../../data/database.ts";
import { discardWorkingVersion, saveForm } from "../../data/versions/versions.ts";
import { z } from "../../zod.ts";
import type { EditedKind } from "../kinds.ts";
import { attemptSave } from "./attempt-save.ts";
import { draftKey, readDraft, removeDraft, storeDraft } from "./local-drafts.ts";
import { type DraftBase, type MergedAttempt, type Sent, saveMerged, versionOf } from "./save-merged.ts";

/** The outcome of a save; `unchanged` when there is nothing to save, `busy` during another save. */
export type SaveResult<Form> =
  | MergedAttempt<Form>
  | { kind: "unchanged"; taken: readonly Part[] }
  | { kind: "busy" };

/** The next form, or a function of the present one. */
export type FormChange<Form> = Form | ((form: Form) => Form);

export type DocumentEditor<Form> = {
  form: Form;
  change(next: FormChange<Form>): void;
  savedForm: Form;
  /** Of the newest version that was read or saved here; 0 for a new document. */
  savedNumber: number;
  /** What visitors see; null for a draft. */
  liveForm: Form | null;
  /** Whether saved changes wait to be published. */
  isWaiting: boolean;
  /** Which parts of the changes that wait could not be read. */
  unreadable: readonly Part[];
  isDirty: boolean;
  isSaving: boolean;
  problems: Problem[];
  /** The time of the local draft that was restored. */
  restoredAt: string | null;
  /** Returns to the last loaded version. */
  discard(): void;
  /** Returns to what visitors see, and throws away the changes that wait. Throws StaleWrite, Error. */
  discardWaiting(): Promise<void>;
  /** Saves the form, merged with a newer version of somebody else. */
  save(target: SaveTarget, isRegardless?: boolean): Promise<SaveResult<Form>>;
  /** Saves a deleted document again; as a draft where it was not to be published. */
  saveAsNew(target: SaveTarget): Promise<SaveResult<Form>>;
  /** Saves one change of what is saved, where that is: in the tables or aside. What else is typed stays. */
  saveChange(change: (form: Form) => Form): Promise<SaveResult<Form>>;
  /**
   * Takes in what was stored otherwise, beside what is typed, unless both changed the same. Throws when it can't be read.
   *
   * @param change of what is typed, that was stored
   */
  takeIn(change?: (form: Form) => Form): Promise<void>;
  /** Saves the form, or one change of what is saved, by a client that rehearses it. */
  rehearse(db: Database, change?: (form: Form) => Form): Promise<unknown>;
  /** Resolves conflicts with the stored version for one side, and saves. */
  resolve(theirs: Stored<Form>, side: Side, target: SaveTarget): Promise<SaveResult<Form>>;
};

/** The validation error for a unique violation of the slug. */
export const slugTaken: Problem = { field: "slug", key: "problems.slugTaken" };

/** Where a form is saved: in the tables, or beside what is live as changes that wait. */
export type SaveTarget = "tables" | "waiting";

/** The state of an editor: the form, the saved version and the local draft. */
export function useDocument<Of extends Fields>(
  of: EditedKind<Of>,
  loaded: Stored<FormOf<Of>> | null,
): DocumentEditor<FormOf<Of>> {
  type Form = FormOf<Of>;
  const { kind } = of;
  const { user } = useAuth();
  const mayPublish = useRight("publish");
  // The owner stays the same while a session ends.
  const [owner] = useState(user?.id ?? "");
  const [empty] = useState(() => emptyForm(kind));
  const formOf = (document: Stored<Form> | null): Form => document?.form ?? empty;
  const baseOf = (document: Stored<Form> | null): DraftBase<Form> => ({
    version: document && versionOf(document),
    base: formOf(document),
  });
  const [key, setKey] = useState(() => draftKey(owner, of.screen(loaded?.id ?? null)));
  const [draft] = useState(() => readUnsaved(kind, key, loaded));
  const [saved, setSaved] = useState(loaded);
  const savedForm = formOf(saved);
  const liveForm = saved && liveFormOf(kind, saved);
  // A draft of an older version must not overwrite a newer one.
  const [draftBase, setDraftBase] = useState<DraftBase<Form>>(() => draft?.value ?? baseOf(loaded));
  const [form, setForm] = useState(draft?.value.form ?? savedForm);
  const [restoredAt, setRestoredAt] = useState(draft?.time ?? null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const latest = useRef(form);
  const isDirty = !isSameForm(kind, form, savedForm);

  const { version, base } = draftBase;
  useEffect(() => {
    // On every change, as a crash gives no warning.
    if (isDirty) storeDraft(key, { form, version, base } satisfies LocalDraft<Form>);
    else removeDraft(key);
  }, [key, form, version, base, isDirty]);

  // What acts beside the form, such as a schedule whose time is past, is taken over when nothing would be lost.
  const takeOver = useEffectEvent((document: Stored<Form> | null) => {
    const isNewer = document !== null && document.id === saved?.id && document.number > saved.number;
    if (isNewer && !isDirty && !isBusy.current) rebase(document, document.form);
  });
  useEffect(() => takeOver(loaded), [loaded]);

  async function resolve(theirs: Stored<Form>, side: Side, target: SaveTarget): Promise<SaveResult<Form>> {
    if (isBusy.current) return { kind: "busy" };
    const { form: resolved, taken } = mergeForms(kind, base, latest.current, theirs.form, side);
    // The conflicts have been seen; what else they changed has not.
    const unseen = mergeForms(kind, base, latest.current, theirs.form).taken;
    rebase(theirs, resolved);
    const beside = target === "waiting" ? liveFormOf(kind, theirs) : null;
    const isPublishing = target === "tables" && theirs.live !== null;
    if (isPublishing && unseen.length > 0) return { kind: "unseen", taken };
    if (!isPublishing && isStoredAlike(kind, resolved, theirs.form)) return { kind: "unchanged", taken };
    const result = await save({ form: resolved, beside }, baseOf(theirs));
    if (result.kind === "busy") return result;
    const named = new Map([...taken, ...result.taken].map((part) => [partName(part), part]));
    return { ...result, taken: [...named.values()] };
  }

  const hidden = (asked: Form) => (kind.isShown ? withValue(asked, { field: kind.isShown }, false) : asked);

  /** A writer leaves as it is whether the document is published. */
  function permitted(asked: Form): Form {
    const { isShown } = kind;
    const isLive = liveForm !== null;
    const stays = mayPublish || !isShown || valueIn(asked, { field: isShown }) === isLive;
    return stays ? asked : withValue(asked, { field: isShown }, isLive);
  }

  async function save(
    { form: typed, ...where }: Sent<Form>,
    over: DraftBase<Form>,
    change?: (form: Form) => Form,
  ): Promise<SaveResult<Form>> {
    if (isBusy.current) return { kind: "busy" };
    const found = findProblems(kind, typed, where.beside === null);
    setProblems(found);
    if (found.length > 0) return { kind: "invalid", problems: found, taken: [] };
    isBusy.current = true;
    setSaving(true);
    try {
      const sent = of.complete?.(typed) ?? typed;
      if (sent !== typed && !change) type(sent);
      const attempt = (next: Sent<Form>, version: SavedVersion | null) =>
        // What was merged needs it anew.
        attemptSave(of, accountDatabase(), { ...next, form: of.complete?.(next.form) ?? next.form }, version);
      let ancestor = over.base;
      const open = {
        typed: () => latest.current,
        rebase(theirs: Stored<Form>, next: Form) {
          ancestor = theirs.form;
          rebase(theirs, next);
        },
      };
      const outcome = await saveMerged(kind, attempt, { ...where, form: sent }, over, open);
      if (outcome.kind === "saved" && change) markChanged(outcome.stored, ancestor, change);
      else if (outcome.kind === "saved") markSaved(outcome.stored, outcome.sent, outcome.isNew);
      if (outcome.kind === "invalid") setProblems(outcome.problems);
      if (outcome.kind === "slug-taken") setProblems([slugTaken]);
      return outcome;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  function markSaved(document: Stored<Form>, sent: Form, isNew: boolean): void {
    if (isNew) {
      removeDraft(key);
      setKey(draftKey(owner, of.screen(document.id)));
    }
    // Changes made during the save stay.
    rebase(document, latest.current === sent ? withLeftovers(kind, document.form, sent) : latest.current);
    setRestoredAt(null);
  }

  /** What was typed beside the change stays over it. */
  function markChanged(document: Stored<Form>, ancestor: Form | null, change: (form: Form) => Form): void {
    const next = mergeForms(kind, ancestor, change(latest.current), document.form).form;
    rebase(document, isStoredAlike(kind, next, document.form) ? document.form : next);
  }

  /** Makes the document the saved version and the base of the form. */
  function rebase(document: Stored<Form> | null, next: Form): void {
    setSaved(document);
    setDraftBase(baseOf(document));
    type(next);
  }

  function type(next: FormChange<Form>): void {
    latest.current = isFunction(next) ? next(latest.current) : next;
    setForm(latest.current);
  }

  return {
    form,
    change: type,
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
      const { live } = saved;
      const number = await discardWorkingVersion(accountDatabase(), kind.name, versionOf(saved));
      rebase({ ...saved, number, form: live, unreadable: [], live: null }, live);
      setProblems([]);
      setRestoredAt(null);
    },
    save: (target, isRegardless = false) =>
      save(
        { form: permitted(form), beside: target === "waiting" ? liveForm : null, isRegardless },
        draftBase,
      ),
    saveAsNew: (target) =>
      save({ form: target === "waiting" ? hidden(form) : form, beside: null }, baseOf(null)),
    saveChange: (change) =>
      save({ form: change(base ?? savedForm), beside: saved?.live ?? null }, draftBase, change),
    async takeIn(change = (now) => now) {
      const document = saved && (await of.read(accountDatabase(), saved.id));
      if (!document) return;
      const typed = change(latest.current);
      const { form: merged, conflicts } = mergeForms(kind, base, typed, document.form);
      if (conflicts.length > 0) return;
      rebase(document, isStoredAlike(kind, merged, document.form) ? document.form : merged);
    },
    rehearse(db, change) {
      const sent = change ? change(base ?? savedForm) : permitted(form);
      return saveForm(db, kind, of.complete?.(sent) ?? sent, version);
    },
    resolve,
  };
}

function isFunction<Form>(next: FormChange<Form>): next is (form: Form) => Form {
  return typeof next === "function";
}

/** An unsaved form, the version that it is based on and the form of that version. */
type LocalDraft<Form> = { version: SavedVersion | null; form: Form; base: Form | null };

/** The schema of a kind's local drafts; one whose base can't be read has none. */
export function localDraft<Of extends Fields>({ fields, main }: Kind<Of>): z.ZodType<LocalDraft<FormOf<Of>>> {
  const form = formSchema(fields, main);
  return z.object({
    version: z.object({ id: z.string(), number: z.number() }).nullable(),
    form,
    base: form.nullable().catch(null),
  });
}

/** The local draft of a document, if it differs from the loaded version. */
function readUnsaved<Of extends Fields>(kind: Kind<Of>, key: string, loaded: Stored<FormOf<Of>> | null) {
  const form = loaded?.form ?? emptyForm(kind);
  const draft = readDraft(key, localDraft(kind));
  return draft && isSameForm(kind, draft.value.form, form) ? null : draft;
}
