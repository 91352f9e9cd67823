import { useEffect, useState } from "react";
import { accountDatabase } from "../../../../account/account-database.ts";
import { type LinkChoice, listLinkChoices } from "../../../../data/articles/link-choices.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import type { Language } from "../../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../../i18n/panel/page-editor.en.ts";
import type { BoundField } from "../../../../panel/editing/bind-part.ts";
import { orNull } from "../../../../ui/panel/hooks/use-failure-toast.ts";
import { PanelField } from "../../../../ui/panel/panel-field.tsx";
import { Select } from "../../../../ui/panel/select-field.tsx";

/** Where a link leads: typed, or a page of the site. */
export function AddressField({ language = "nl", ...field }: BoundField & { max?: number }) {
  const { t } = useLanguage(pageEditorTexts);
  const choices = useLinkChoices(language);
  return (
    <div className="grid gap-2">
      <PanelField {...field} type="url" />
      {choices.length > 0 && (
        <Select
          aria-label={`${field.label}: ${t("page.chooseTarget")}`}
          every={t("page.chooseTarget")}
          chosen={choices.some(({ value }) => value === field.value) ? field.value : null}
          choices={choices.map(({ title, value }) => ({ value, text: title }))}
          onChoose={(value) => field.onChange(value ?? "")}
        />
      )}
    </div>
  );
}

/** The pages that a link in this language can lead to; none while they load, or when that fails. */
function useLinkChoices(language: Language): readonly LinkChoice[] {
  const [choices, setChoices] = useState<readonly LinkChoice[]>([]);
  useEffect(() => {
    let isOver = false;
    void orNull(listLinkChoices(accountDatabase(), language)).then((found) => {
      if (found && !isOver) setChoices(found);
    });
    return () => {
      isOver = true;
    };
  }, [language]);
  return choices;
}
