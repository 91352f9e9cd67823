import { useMemo } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { aboutPage } from "../../../content/about-page.ts";
import { limitOf } from "../../../content/kind.ts";
import { type EditedAboutText, listAboutTexts, saveAboutTexts } from "../../../data/about/admin-about.ts";
import { isTooLarge } from "../../../data/body-size.ts";
import type { Database } from "../../../data/database.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { type Fields, valuesOf } from "../../../panel/editing/edits.ts";
import { type EditedFields, useEdits } from "../../../panel/editing/use-edits.ts";
import { useRejectedSave } from "../../../panel/editing/use-rejected-save.ts";
import { type Resolution, useSaveEdits } from "../../../panel/editing/use-save-edits.ts";
import { isTooLong } from "../../../ui/panel/too-long.ts";

type AboutTexts = {
  edits: EditedFields;
  isSaving: boolean;
  save(): Promise<void>;
  /** Saves what is typed by a client that rehearses it. */
  rehearse(db: Database): Promise<void>;
  resolution: Resolution | null;
};

/** The three texts in both languages, in fields like `team_title.nl`. */
export function useAboutTexts(texts: readonly EditedAboutText[]): AboutTexts {
  const { t } = useLanguage(aboutPanelTexts);
  const edits = useEdits(
    "about",
    useMemo(() => fieldsOf(texts), [texts]),
  );
  const saving = useSaveEdits(edits);
  const reject = useRejectedSave();

  async function save(): Promise<void> {
    const rows = edited(texts, valuesOf(edits.open));
    if (rows.some(isLong)) return reject("fields.refused");
    if (isTooLarge(rows)) return reject("fields.tooLarge");
    const db = accountDatabase();
    const store = {
      read: () => listAboutTexts(db),
      fieldsOf,
      write: (stored: EditedAboutText[], changed: Fields) => saveAboutTexts(db, edited(stored, changed)),
    };
    await saving.save(edits.open, store, {
      done: t("about.saved"),
      failed: { title: t("about.saveFailed"), text: t("about.saveFailedText") },
    });
  }

  async function rehearse(db: Database): Promise<void> {
    await saveAboutTexts(db, edited(await listAboutTexts(db), valuesOf(edits.open)));
  }

  return { edits, isSaving: saving.isBusy, save, rehearse, resolution: saving.resolution };
}

function fieldsOf(texts: readonly EditedAboutText[]): Fields {
  return Object.fromEntries(
    texts.flatMap(({ content_key, value_nl, value_en }) => [
      [`${content_key}.nl`, value_nl],
      [`${content_key}.en`, value_en],
    ]),
  );
}

/** The changed texts. */
function edited(texts: readonly EditedAboutText[], changed: Fields): EditedAboutText[] {
  return texts.flatMap((text) => {
    const [nl, en] = [changed[`${text.content_key}.nl`], changed[`${text.content_key}.en`]];
    if (nl === undefined && en === undefined) return [];
    return [{ ...text, value_nl: nl ?? text.value_nl, value_en: en ?? text.value_en }];
  });
}

function isLong({ content_key, value_nl, value_en }: EditedAboutText): boolean {
  const max = limitOf(aboutPage.fields, content_key);
  return isTooLong(value_nl, max) || isTooLong(value_en, max);
}
