import { useMemo } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type AboutText, saveAboutTexts } from "../../../data/admin-about.ts";
import { isTooLarge } from "../../../data/body-size.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel-about.ts";
import { isTooLong } from "../panel-field.tsx";
import { useAction } from "../use-action.ts";
import { type Edits, useEdits } from "../use-edits.ts";
import { useRefusal } from "../use-refusal.ts";

export const longestTitle = 300;

type AboutTexts = { edits: Edits; isDirty: boolean; isSaving: boolean; save(): Promise<void> };

/** The three texts in both languages, by names like `team_title.nl`, and how they are stored. */
export function useAboutTexts(texts: readonly AboutText[]): AboutTexts {
  const { t } = useLanguage(aboutPanelTexts);
  const stored = useMemo(() => Object.fromEntries(texts.flatMap(fieldsOf)), [texts]);
  const edits = useEdits(stored);
  const { isBusy, act } = useAction();
  const refuse = useRefusal();

  async function save(): Promise<void> {
    // What nobody touched here may have been changed elsewhere since.
    const changed = texts.map(({ content_key }) => edited(content_key, edits)).filter((row) => row.isChanged);
    const rows = changed.map(({ row }) => row);
    if (rows.some(hasLongTitle)) return refuse("fields.refused");
    if (isTooLarge(rows)) return refuse("fields.tooLarge");
    await act(() => saveAboutTexts(accountDatabase(), rows), {
      done: t("about.saved"),
      failed: { title: t("about.saveFailed"), text: t("about.saveFailedText") },
    });
  }

  return { edits, isDirty: Object.keys(edits.changed).length > 0, isSaving: isBusy, save };
}

function fieldsOf({ content_key, value_nl, value_en }: AboutText): [string, string][] {
  return [
    [`${content_key}.nl`, value_nl],
    [`${content_key}.en`, value_en],
  ];
}

function edited(content_key: AboutText["content_key"], { values, changed }: Edits) {
  const [nl, en] = [`${content_key}.nl`, `${content_key}.en`];
  return {
    isChanged: nl in changed || en in changed,
    row: { content_key, value_nl: values[nl] ?? "", value_en: values[en] ?? "" },
  };
}

function hasLongTitle({ content_key, value_nl, value_en }: AboutText): boolean {
  if (content_key === "statement") return false;
  return isTooLong(value_nl, longestTitle) || isTooLong(value_en, longestTitle);
}
