import { useMemo } from "react";
import { compareForms } from "../../content/compare.ts";
import { describePart } from "../../content/describe-part.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import type { Kind, Part } from "../../content/kind.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import type { PartNames } from "../editing/use-part-names.ts";
import { FieldChanges } from "./field-changes.tsx";
import type { ReadComparison } from "./load-history.ts";

type VersionComparisonProps<Of extends Fields> = {
  kind: Kind<Of>;
  read: ReadComparison<FormOf<Of>>;
  names: PartNames;
  /** The name of what has no language. */
  whole: string;
};

/** What changed in a document as a whole, and in each of its languages. */
export function VersionComparison<Of extends Fields>({
  kind,
  read,
  names,
  whole,
}: VersionComparisonProps<Of>) {
  const { language, t } = useLanguage(historyTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { before, after, names: titles } = read;
  const changes = useMemo(
    () =>
      before &&
      after &&
      compareForms(kind, before.form, after.form, {
        language,
        link: (of, id) => titles.get(id) ?? t(of === "tag" ? "history.goneTag" : "history.unknownArticle"),
        flag: (field, isOn) =>
          field === kind.isShown
            ? panel(isOn ? "panel.published" : "panel.draft")
            : t(isOn ? "history.shown" : "history.hidden"),
      }),
    [kind, before, after, titles, language, t, panel],
  );
  if (!changes) return null;
  const nameOf = (part: Part) => describePart(kind, part, names);
  const parts = [
    { name: whole, changes: changes.general, language: undefined },
    { name: t("history.nl"), changes: changes.nl, language: "nl" },
    { name: t("history.en"), changes: changes.en, language: "en" },
  ].filter(({ changes }) => changes.length > 0);
  return (
    <>
      {[before, after].map(
        (version) =>
          version &&
          version.unreadable.length > 0 && (
            <p
              key={version.number}
              role="note"
              className="mb-4 rounded-small bg-warning-soft px-4 py-3 text-small text-warning"
            >
              {t("history.unreadable", {
                number: version.number,
                fields: version.unreadable.map(nameOf).join(", "),
              })}
            </p>
          ),
      )}
      {parts.length === 0 && <p className="text-ink-soft">{t("history.same")}</p>}
      {parts.length > 0 && (
        <div className="grid gap-8">
          <p className="text-ink-soft text-small">{t("history.legend")}</p>
          {parts.map(({ name, changes, language }) => (
            <section key={name} aria-label={name} className="min-w-0">
              <h3 className="border-line border-b pb-2 text-title-4">{name}</h3>
              <FieldChanges changes={changes} language={language} nameOf={nameOf} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}
