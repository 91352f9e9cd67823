import type { PageForm } from "../../../content/page.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { countMissing } from "./structure.ts";

type TakeOverProps = { form: PageForm; language: Language; onTakeOver(): void };

/** Offers the sections that a language lacks; nothing when it has them all. */
export function TakeOver({ form, language, onTakeOver }: TakeOverProps) {
  const { t } = useLanguage(pageEditorTexts);
  const count = countMissing(form, language);
  if (count === 0) return null;
  return (
    <div className="grid gap-2 rounded-card bg-info-soft px-5 py-4 text-info">
      <p className="font-semibold">{t(language === "nl" ? "page.missingNl" : "page.missingEn", { count })}</p>
      <p className="text-small">{t("page.takeOverAbout")}</p>
      <p>
        <button type="button" onClick={onTakeOver} className={smallButton}>
          {t("page.takeOver")}
        </button>
      </p>
    </div>
  );
}
