import { GripVertical, Plus } from "lucide-react";
import type { FormSection, PageForm } from "../../../content/page.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { type Drag, type Grip, useDragOrder } from "../../../ui/panel/hooks/use-drag-order.ts";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";
import { firstText, sectionName, typeName } from "./section-name.ts";
import type { SectionState } from "./section-state.ts";

type SectionListProps = {
  form: PageForm;
  language: Language;
  stateOf(section: FormSection): SectionState;
  marks: TranslationMarks;
  onSelect(key: string): void;
  /** @param to the index that the section is to have */
  onMove(key: string, to: number): void;
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
  const { list, drag, gripOf } = useDragOrder((from, to) => actions.onMove(sections[from]?.key ?? "", to));
  return (
    <section aria-labelledby="sections" className={`${cardBox} grid grid-cols-1 gap-4`}>
      <h2 id="sections" tabIndex={-1} className="text-title-4 outline-none">
        {t("page.sections")}
      </h2>
      {sections.length === 0 ? (
        <p className="text-ink-soft">{t("page.noSections")}</p>
      ) : (
        <ol ref={list} className="-mx-2 grid grid-cols-1 gap-1">
          {sections.map((section, index) => (
            <Row
              key={section.key}
              {...actions}
              form={form}
              language={language}
              section={section}
              index={index}
              count={sections.length}
              drag={drag}
              grip={gripOf(index)}
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
  index: number;
  count: number;
  drag: Drag | null;
  grip: Grip;
};

function Row({
  form,
  language,
  section,
  index,
  count,
  drag,
  grip,
  stateOf,
  marks,
  onSelect,
  onMove,
}: RowProps) {
  const { language: ofPanel, t } = useLanguage(pageEditorTexts);
  const { key } = section;
  const state = stateOf(section);
  const name = sectionName(section, ofPanel);
  const other = form.sections[otherLanguage(language)];
  const isAlone = other.length > 0 && !other.some((one) => one.key === key);
  const notes = [
    "absence" in state && t(`page.${state.absence}Short`),
    isAlone && t("page.only", { language: t(`word.${language}`) }),
    marks.find(language, key) && t("page.outdated"),
  ].filter((note) => note !== false && note !== null);
  return (
    <li className={`relative flex items-center ${drag ? dragMark(drag, index) : ""}`}>
      {/* The buttons behind it do the same from the keyboard. */}
      <span
        {...grip}
        aria-hidden="true"
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-small text-ink-soft hover:bg-paper-deep active:cursor-grabbing"
      >
        <GripVertical className="size-5" strokeWidth={1.75} />
      </span>
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
        isFirst={index === 0}
        isLast={index === count - 1}
        isBusy={false}
        onMove={(direction) => onMove(key, index + (direction === "up" ? -1 : 1))}
      />
    </li>
  );
}

/** The dragged row is pale, and a line stands where it would go. */
function dragMark({ from, to }: Drag, index: number): string {
  if (index === from) return "opacity-40";
  const line = "before:absolute before:inset-x-2 before:h-0.5 before:bg-accent";
  if (index !== to || from === to) return "";
  return `${line} ${to < from ? "before:-top-0.5" : "before:-bottom-0.5"}`;
}
