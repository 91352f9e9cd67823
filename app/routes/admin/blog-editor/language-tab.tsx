import type { Language } from "../../../i18n/language-texts.ts";
import { languageFields } from "./editor-state.ts";
import { LanguageField, type LanguageFieldsProps } from "./language-field.tsx";

/** The texts in one language. */
export function LanguageTab({ language, ...shared }: LanguageFieldsProps & { language: Language }) {
  return (
    <div className="grid gap-6">
      {languageFields.map((field) => (
        <LanguageField key={field} field={field} language={language} {...shared} />
      ))}
    </div>
  );
}
