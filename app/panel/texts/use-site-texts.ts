import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import type { Database } from "../../data/database.ts";
import {
  listSiteTexts,
  listWaitingTexts,
  publishWaitingTexts,
  type SiteTexts,
  saveWaitingTexts,
} from "../../data/site-texts/waiting-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { useToast } from "../../ui/primitives/toast.tsx";
import { type Edits, type Fields, pick, valuesOf } from "../editing/edits.ts";
import { useEdits } from "../editing/use-edits.ts";
import { useRejectedSave } from "../editing/use-rejected-save.ts";
import { useSaveEdits } from "../editing/use-save-edits.ts";
import { fieldName, fieldsByName, fieldsOf, rowsOf, savedText } from "./text-fields.ts";
import { type TextProblem, textProblem } from "./text-problem.ts";

/** The texts of the site as fields, with their unsaved changes. */
export function useSiteTexts(texts: SiteTexts) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const edits = useEdits(
    "texts",
    useMemo(() => fieldsOf(texts), [texts]),
  );
  const saving = useSaveEdits(edits);
  const reject = useRejectedSave();
  const toast = useToast();
  const problems = useMemo(() => problemsOf(edits.values, Object.keys(edits.open)), [edits]);

  // Rows are memoised: hundreds of them must not render at every key.
  const latestSet = useRef(edits.set);
  useLayoutEffect(() => {
    latestSet.current = edits.set;
  });
  const set = useCallback((name: string, text: string) => latestSet.current(name, text), []);

  const changedOf = (tidy: Edits) => pick(tidy, (name, { value }) => value !== edits.stored[name]);

  /** Has what is typed be published by a client that rehearses it. */
  async function rehearse(db: Database): Promise<void> {
    await saveWaitingTexts(db, rowsOf(valuesOf(changedOf(tidied(edits.open))), texts.waiting));
  }

  /** Has what is typed wait; and publishes that when asked to, which editors may. */
  async function save(isPublished: boolean): Promise<void> {
    if (problems.size > 0) return reject("fields.refused");
    const tidy = tidied(edits.open);
    for (const [name, { value }] of Object.entries(tidy)) edits.set(name, value);
    const changed = changedOf(tidy);
    if (Object.keys(changed).length === 0) {
      toast({ tone: "success", title: t("texts.nothingTyped"), text: t("texts.nothingTypedText") });
      return;
    }
    const db = accountDatabase();
    const store = {
      read: () => listSiteTexts(db),
      fieldsOf,
      async write({ waiting }: SiteTexts, fields: Fields) {
        await saveWaitingTexts(db, rowsOf(fields, waiting));
        if (!isPublished) return;
        const saved = await listWaitingTexts(db);
        await publishWaitingTexts(
          db,
          saved.filter(({ key, language }) => fieldName(key, language) in changed),
        );
      },
    };
    await saving.save(changed, store, {
      done: t(isPublished ? "texts.published" : "texts.kept"),
      failed: { title: t("texts.saveFailed"), text: t("texts.saveFailedText") },
    });
  }

  return { edits, set, problems, save, rehearse, isSaving: saving.isBusy, resolution: saving.resolution };
}

function tidied(open: Edits): Edits {
  const tidy = Object.entries(open).map(([name, edit]) => [
    name,
    { ...edit, value: savedText(name, edit.value) },
  ]);
  return Object.fromEntries(tidy);
}

function problemsOf(values: Fields, names: readonly string[]): Map<string, TextProblem> {
  const problems = new Map<string, TextProblem>();
  for (const name of names) {
    const field = fieldsByName.get(name);
    const problem = field && textProblem(field.key, field.original, values[name] ?? "");
    if (problem) problems.set(name, problem);
  }
  return problems;
}
