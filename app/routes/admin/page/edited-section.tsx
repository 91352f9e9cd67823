import { fieldsOfItem, variantOf } from "../../../content/fields.ts";
import { valueIn, withValue } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { SectionFields } from "./fields/section-fields.tsx";

type EditedSectionProps = {
  fields: BoundForm<PageForm>;
  sectionKey: string;
  language: Language;
  marks: TranslationMarks;
};

/** What is not written: pictures, choices and links are the same in both languages until one is made another. */
const wordless = new Set(["picture", "choice", "flag", "links"]);

/** The fields of a section in a language. */
export function EditedSection({
  fields: { form, change, errorOf },
  sectionKey,
  language,
  marks,
}: EditedSectionProps) {
  const { t } = useLanguage(pageEditorTexts);
  const list = form.sections[language];
  const index = list.findIndex(({ key }) => key === sectionKey);
  const section = list[index];
  if (!section) return <p>{t("page.notIn", { language: t(`word.${language}`) })}</p>;
  const variant = variantOf(page.fields.sections, section);
  if (!variant) return null;
  const place = { field: "sections", language, item: index + 1 };
  return (
    <>
      <TranslationNote marks={marks} language={language} field={sectionKey} />
      <SectionFields
        key={`${sectionKey} ${language}`}
        fields={variant.fields}
        of={section}
        language={language}
        path={`sections.${index + 1}`}
        errorOf={(inner) => errorOf({ ...place, inner })}
        onChange={(edit, name) => change((now) => withEdit(now, sectionKey, language, edit, name))}
      />
    </>
  );
}

/** The form with an edited section; what has no words follows in the other language where it was the same. */
function withEdit(
  form: PageForm,
  key: string,
  language: Language,
  edit: (section: FormSection) => FormSection,
  name: string,
): PageForm {
  const before = form.sections[language].find((section) => section.key === key);
  if (!before) return form;
  const after = edit(before);
  const other = otherLanguage(language);
  const type = fieldsOfItem(page.fields.sections, before)[name]?.type ?? "";
  const follows = (twin: FormSection) =>
    wordless.has(type) && JSON.stringify(twin[name]) === JSON.stringify(before[name]);
  const replace = (list: readonly FormSection[], next: (section: FormSection) => FormSection) =>
    list.map((section) => (section.key === key ? next(section) : section));
  const own = replace(form.sections[language], () => after);
  const twins = replace(form.sections[other], (twin) =>
    follows(twin) ? withValue(twin, { field: name }, valueIn(after, { field: name })) : twin,
  );
  const sections = language === "nl" ? { nl: own, en: twins } : { nl: twins, en: own };
  return { ...form, sections };
}
