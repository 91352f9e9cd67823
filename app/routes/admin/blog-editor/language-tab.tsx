import { Fragment } from "react";
import type { Language } from "../../../i18n/language-texts.ts";
import { languageFields } from "./editor-state.ts";
import { FaqList } from "./faq-list.tsx";
import { LanguageField, type LanguageFieldsProps } from "./language-field.tsx";
import { SlugField } from "./slug-field.tsx";

type LanguageTabProps = LanguageFieldsProps & {
  language: Language;
  /** What it shares with other tabs is on the one in sight. */
  isShown: boolean;
};

/** The texts in one language; for a new article, with the slug that follows from its title. */
export function LanguageTab({ language, isShown, ...shared }: LanguageTabProps) {
  const { fields, isNew, marks } = shared;
  return (
    <div className="grid gap-6">
      {languageFields.map((field) => (
        <Fragment key={field}>
          <LanguageField field={field} language={language} {...shared} />
          {field === "title" && isNew && isShown && <SlugField fields={fields} />}
        </Fragment>
      ))}
      {isShown && <FaqList fields={fields} marks={marks} shown={[language]} />}
    </div>
  );
}
