import { ChevronDown } from "lucide-react";
import { href } from "react-router";
import type { StoredText } from "../../../data/site-texts/admin-site-texts.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { PreviewLabel } from "../../../ui/panel/editor-bar.tsx";
import { previewFragment, storePreviewedTexts } from "../../../ui/previewed-texts.ts";
import { valuesOf } from "../editing/edits.ts";
import type { EditedFields } from "../editing/use-edits.ts";
import type { TextEntry, TextGroup } from "./text-catalog.ts";
import { TextField } from "./text-field.tsx";
import { fieldName, previewedTexts } from "./text-fields.ts";
import type { TextProblem } from "./text-problem.ts";

type TextGroupProps = {
  group: TextGroup;
  /** Those of its texts that the filter shows. */
  entries: readonly TextEntry[];
  isOpen: boolean;
  onToggle(id: string, isOpen: boolean): void;
  edits: EditedFields;
  stored: readonly StoredText[];
  problems: ReadonlyMap<string, TextProblem>;
  changed: ReadonlySet<string>;
  nameOf(key: string): string;
  onChange(name: string, text: string): void;
  onHistory(name: string): void;
};

/** The texts of a page; closed, it renders none of them. */
export function TextGroupCard({ group, entries, isOpen, onToggle, ...rest }: TextGroupProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const title = t(`texts.group.${group.id}`);
  const changes = entries.flatMap(({ key, originals }) =>
    originals.filter(({ language }) => rest.changed.has(fieldName(key, language))),
  ).length;
  return (
    <section aria-label={title} className="min-w-0 rounded-card border border-line bg-white">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(group.id, !isOpen)}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-4 rounded-card px-5 py-2.5 text-left"
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 ${isOpen ? "" : "-rotate-90"}`}
            strokeWidth={1.75}
          />
          <span className="min-w-0 grow font-semibold text-title-4">{title}</span>
          <span className="font-normal text-ink-soft text-small">
            {entries.length === 1 ? t("texts.countOne") : t("texts.count", { count: entries.length })}
            {changes > 0 && `, ${t("texts.countChanged", { count: changes })}`}
          </span>
        </button>
      </h2>
      {isOpen && (
        <div className="border-line border-t px-5 pt-4 pb-6">
          {group.page && <Previews group={group} page={group.page} edits={rest.edits} />}
          <ul className={group.id === "firm" ? "grid gap-x-6 lg:grid-cols-2" : "divide-y divide-line"}>
            {entries.map((entry) => (
              <Text key={entry.key} entry={entry} {...rest} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type PreviewsProps = { group: TextGroup; page: string; edits: EditedFields };

/** Opens the page with all unsaved texts, in one tab that follows each next preview. */
function Previews({ group, page, edits }: PreviewsProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  function show(language: Language): void {
    storePreviewedTexts(previewedTexts(valuesOf(edits.open)));
    window.open(address(language, page) + previewFragment, "texts-preview");
  }
  return (
    <div className="flex flex-wrap items-center gap-3 pb-2">
      {languages
        .filter((language) => page !== href("/terms") || language === "nl")
        .map((language) => (
          <button
            key={language}
            type="button"
            onClick={() => show(language)}
            className={`${barButton} button-quiet`}
          >
            <PreviewLabel text={t("texts.preview", { language: t(`texts.${language}`) })} />
            <span aria-hidden="true" className="md:hidden">
              {language.toUpperCase()}
            </span>
          </button>
        ))}
      {group.entries.some(({ isRich }) => isRich) && (
        <p className="text-ink-soft text-small">{t("texts.previewSaved")}</p>
      )}
    </div>
  );
}

type TextProps = Omit<TextGroupProps, "group" | "entries" | "isOpen" | "onToggle"> & { entry: TextEntry };

/** A text in its languages, beside each other on a wide screen. */
function Text({ entry, edits, stored, problems, nameOf, onChange, onHistory }: TextProps) {
  const { key, isRich, originals } = entry;
  const isFact = key.startsWith("firm.");
  return (
    <li className={isFact ? "py-3" : "col-span-full py-4"}>
      {!isFact && <p className="pb-1.5 font-mono text-ink-soft text-small [overflow-wrap:anywhere]">{key}</p>}
      <div
        className={`grid gap-x-6 gap-y-4 ${originals.length > 1 && !isRich ? "min-[1100px]:grid-cols-2" : ""}`}
      >
        {originals.map(({ language, text }) => {
          const name = fieldName(key, language);
          return (
            <TextField
              key={language}
              name={name}
              label={nameOf(key)}
              textKey={key}
              language={language}
              isRich={isRich}
              original={text}
              value={edits.values[name] ?? text}
              stored={stored.find((row) => row.key === key && row.language === language)}
              isEdited={name in edits.open}
              problem={problems.get(name)}
              onChange={onChange}
              onHistory={onHistory}
            />
          );
        })}
      </div>
    </li>
  );
}
