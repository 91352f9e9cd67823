import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import type { FieldChange } from "./compare/compare-articles.ts";
import { FieldChanges } from "./field-changes.tsx";

type ComparisonPartsProps<Field extends string> = {
  /** The name of what has no language. */
  whole: string;
  general: readonly FieldChange<Field>[];
  nl: readonly FieldChange<Field>[];
  en: readonly FieldChange<Field>[];
  nameOf(field: Field): string;
};

/** What changed in an article or page as a whole, and in each of its languages. */
export function ComparisonParts<Field extends string>(props: ComparisonPartsProps<Field>) {
  const { t } = useLanguage(historyTexts);
  const { whole, general, nl, en, nameOf } = props;
  const parts = [
    { name: whole, fields: general, language: undefined },
    { name: t("history.nl"), fields: nl, language: "nl" },
    { name: t("history.en"), fields: en, language: "en" },
  ].filter(({ fields }) => fields.length > 0);
  if (parts.length === 0) return <p className="text-ink-soft">{t("history.same")}</p>;
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft text-small">{t("history.legend")}</p>
      {parts.map(({ name, fields, language }) => (
        <section key={name} aria-label={name} className="min-w-0">
          <h3 className="border-line border-b pb-2 text-title-4">{name}</h3>
          <FieldChanges fields={fields} language={language} nameOf={nameOf} />
        </section>
      ))}
    </div>
  );
}
