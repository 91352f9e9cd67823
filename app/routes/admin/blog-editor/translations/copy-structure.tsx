import { Copy } from "lucide-react";
import { useState } from "react";
import { structureOf } from "../../../../html/text-structure.ts";
import { otherLanguage } from "../../../../i18n/addresses.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import type { Language } from "../../../../i18n/language-texts.ts";
import { panelTexts } from "../../../../i18n/panel/panel.en.ts";
import { translationTexts } from "../../../../i18n/panel/translations.en.ts";
import { ConfirmDialog } from "../../../../ui/primitives/confirm-dialog.tsx";

type CopyStructureProps = {
  /** The language that is written. */
  language: Language;
  /** The HTML of both languages. */
  content: Record<Language, string>;
  onCopy(html: string): void;
};

/** Copies the headings, tables, lists and pictures of the other language's text; nothing when that is empty. */
export function CopyStructure({ language, content, onCopy }: CopyStructureProps) {
  const { t } = useLanguage(translationTexts);
  const { t: panel } = useLanguage(panelTexts);
  const [isAsking, setAsking] = useState(false);
  const source = otherLanguage(language);
  if (content[source].trim() === "") return null;

  function copy(): void {
    setAsking(false);
    onCopy(structureOf(content[source]));
  }

  return (
    <>
      <button
        type="button"
        onClick={() => (content[language].trim() === "" ? copy() : setAsking(true))}
        className="inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
      >
        <Copy aria-hidden="true" className="size-4 shrink-0" />
        {t(source === "nl" ? "translations.copyNl" : "translations.copyEn")}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t("translations.replace")}
          text={t("translations.replaceText")}
          cancel={panel("panel.cancel")}
          confirm={t("translations.replaceButton")}
          onCancel={() => setAsking(false)}
          onConfirm={copy}
        />
      )}
    </>
  );
}
