import { Plus } from "lucide-react";
import type { FormSection, PageForm } from "../../../content/page.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";
import type { TranslationMarks } from "../translations/use-translation-marks.ts";
import { firstText, sectionName, typeName } from "./section-name.ts";
import type { SectionState } from "./section-state.ts";

type SectionListProps = {
  form: PageForm;
  language: Language;
  stateOf(section: FormSection): SectionState;
  marks: TranslationMarks;
  onSelect(key: string): void;
  onMove(key: string, direction: "up" | "down"): void;
  onAdd(): void;
};

/** The id of the button that opens a section. */
export function buttonOf(key: string): string {
  return `open-${key}`;
}

/** The sections of a language in their order, to choose one or to move it. */
export function SectionList({ form, language, onAdd, ...actions }: SectionListProps) {
  const { t } = useLanguage(pageEditorTexts);
  const sections = form.sections[language];
  return (
    <section aria-labelledby="sections" className={`${cardBox} grid grid-cols-1 gap-4`}>
      <h2 id="sections" tabIndex={-1} className="text-title-4 outline-none">
        {t("page.sections")}
      </h2>
      {sections.length === 0 ? (
        <p className="text-ink-soft">{t("page.noSections")}</p>
      ) : (
        <ol className="-mx-2 grid grid-cols-1 gap-1">
          {sections.map((section, index) => (
            <Row
              key={section.key}
              {...actions}
              form={form}
              language={language}
              section={section}
              isFirst={index === 0}
              isLast={index === sections.length - 1}
            />
          ))}
        </ol>
      )}
      <p>
        <button type="button" onClick={onAdd} className="button button-quiet w-full">
          <Plus aria-hidden="true" className="size-5" />
          {t("page.add")}
        </button>
      </p>
    </section>
  );
}

type RowProps = Omit<SectionListProps, "onAdd"> & {
  section: FormSection;
  isFirst: boolean;
  isLast: boolean;
};

function Row({ form, language, section, isFirst, isLast, stateOf, marks, onSelect, onMove }: RowProps) {
  const { language: ofPanel, t } = useLanguage(pageEditorTexts);
  const { key } = section;
  const state = stateOf(section);
  const name = sectionName(section, ofPanel);
  const other = form.sections[otherLanguage(language)];
  const isAlone = other.length > 0 && !other.some((one) => one.key === key);
  const notes = [
    "absence" in state && t(`page.${state.absence}Short`),
    isAlone && t(language === "nl" ? "page.onlyNl" : "page.onlyEn"),
    marks.find(language, key) && t("page.outdated"),
  ].filter((note) => note !== false && note !== null);
  return (
    <li className="flex items-center">
      <button
        id={buttonOf(key)}
        type="button"
        onClick={() => onSelect(key)}
        className="min-h-11 min-w-0 grow rounded-small px-2 py-1.5 text-left hover:bg-paper-deep"
      >
        <span className="block truncate">
          <span className="font-semibold">{typeName(section, ofPanel)}</span>{" "}
          <span className="text-ink-soft text-small">{firstText(section)}</span>
        </span>
        {notes.length > 0 && <span className="block text-small text-warning">{notes.join(" · ")}</span>}
      </button>
      <OrderButtons
        labels={{ up: t("page.up", { name }), down: t("page.down", { name }) }}
        isFirst={isFirst}
        isLast={isLast}
        isBusy={false}
        onMove={(direction) => onMove(key, direction)}
      />
    </li>
  );
}
