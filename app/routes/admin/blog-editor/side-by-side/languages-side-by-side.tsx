import { Fragment, useRef, useState } from "react";
import { useLanguage } from "../../../../i18n/language.tsx";
import { languages } from "../../../../i18n/language-texts.ts";
import { translationTexts } from "../../../../i18n/panel/translations.en.ts";
import { TranslationNote } from "../../../../panel/translations/translation-note.tsx";
import { languageFields } from "../editor-state.ts";
import { FaqList } from "../faq-list.tsx";
import { LanguageField, type LanguageFieldsProps } from "../language-field.tsx";
import { MetaFields } from "../meta-fields.tsx";
import { useScrollTogether } from "./use-scroll-together.ts";

/** Both languages beside each other, field by field: Dutch left, English right. */
export function LanguagesSideBySide({ isShown, ...shared }: LanguageFieldsProps & { isShown: boolean }) {
  const { t } = useLanguage(translationTexts);
  const { fields, marks } = shared;
  // Who asked for less motion chooses it.
  const [isTogether, setTogether] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const panes = { nl: useRef<HTMLDivElement>(null), en: useRef<HTMLDivElement>(null) };
  useScrollTogether(panes.nl, panes.en, isTogether);
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-2 gap-x-6 gap-y-6">
        {languageFields.map((field) => (
          <Fragment key={field}>
            {field === "content" && (
              <label className="col-span-2 -mb-3 inline-flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isTogether}
                  onChange={(event) => setTogether(event.target.checked)}
                  className="size-5 accent-accent"
                />
                {t("translations.together")}
              </label>
            )}
            {/* In a row of their own, the fields stay at one height. */}
            {languages.some((language) => marks.find(language, field)) &&
              languages.map((language) => (
                <div key={language} className="-mb-4">
                  <TranslationNote marks={marks} language={language} field={field} />
                </div>
              ))}
            {languages.map((language) => (
              <div key={language} ref={field === "content" ? panes[language] : undefined} className="min-w-0">
                <LanguageField field={field} language={language} isMarkedElsewhere {...shared} />
              </div>
            ))}
          </Fragment>
        ))}
      </div>
      <MetaFields fields={fields} marks={marks} />
      {isShown && <FaqList fields={fields} marks={marks} shown={languages} />}
    </div>
  );
}
