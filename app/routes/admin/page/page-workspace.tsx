import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { type PageForm, page } from "../../../content/page.ts";
import { mediaIdsIn } from "../../../data/media/picture-address.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { FactTies } from "../../../panel/editing/fact-ties.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { useRemovedToast } from "../../../ui/panel/hooks/use-removed-toast.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { useTerms } from "../blog-editor/use-remarks.ts";
import { useDescriptions } from "../blog-editor/use-undescribed.ts";
import { type MissedWordRemark, missedWordRemarks, type PageRemark, pageRemarks } from "./checklist.ts";
import { EditedSection } from "./edited-section.tsx";
import { PageChecklist } from "./page-checklist.tsx";
import { PageFrame } from "./page-frame.tsx";
import { firstFrameWidth, PagePane, paneClasses } from "./page-pane.tsx";
import { PageSettings } from "./page-settings.tsx";
import { buttonOf, SectionList } from "./section-list.tsx";
import { typeName } from "./section-name.ts";
import { SectionPanel } from "./section-panel.tsx";
import { SectionPicker } from "./section-picker.tsx";
import { sectionReader } from "./section-state.ts";
import { ShownPage } from "./shown-page.tsx";
import {
  addSection,
  countMissing,
  duplicateSection,
  hideSection,
  moveSection,
  removeSection,
  restoreSection,
  takeOverStructure,
} from "./structure.ts";
import { useFound } from "./use-found.ts";

/** The language of the page that is shown, and the key of the section that is edited. */
export type ShownSide = { language: Language; selected: string | null };

type PageWorkspaceProps = {
  id: string;
  fields: BoundForm<PageForm>;
  marks: TranslationMarks;
  mayPublish: boolean;
  side: ShownSide;
  onSide(side: ShownSide): void;
  /** Brings the sentence in sight that lacks a word of the glossary. */
  onShowMissed(remark: MissedWordRemark): void;
  /** What comes above the fields. */
  notes: ReactNode;
};

/** The page, and beside it the fields of its chosen section, or its sections and settings. */
export function PageWorkspace({
  id,
  fields,
  marks,
  mayPublish,
  side,
  onSide,
  onShowMissed,
  notes,
}: PageWorkspaceProps) {
  const { t } = useLanguage(pageEditorTexts);
  const { language: ofPanel } = useLanguage();
  const toast = useToast();
  const focusAfter = useFocusAfter();
  const heading = useRef<HTMLHeadingElement>(null);
  const [width, setWidth] = useState(firstFrameWidth);
  const [isBoth, setBoth] = useState(false);
  /** Below which section one is being added; null for the end, undefined while none is. */
  const [adding, setAdding] = useState<string | null | undefined>(undefined);
  const tellRemoved = useRemovedToast();
  const { form, change } = fields;
  const { language, selected } = side;
  const found = useFound(form.sections[language], language);
  const stateOf = useMemo(() => sectionReader(found), [found]);
  const remarks = usePageRemarks(form);
  const section =
    form.sections[language].find(({ key }) => key === selected) ??
    [...form.sections.nl, ...form.sections.en].find(({ key }) => key === selected);

  function select(key: string | null): void {
    onSide({ language, selected: key });
    focusAfter(() => (key === null ? document.getElementById(buttonOf(selected ?? "")) : heading.current));
  }

  function add(type: string): void {
    const added = addSection(form, language, type, adding ?? null);
    setAdding(undefined);
    change(added.form);
    select(added.key);
  }

  function duplicate(key: string): void {
    const copy = duplicateSection(form, key);
    change(copy.form);
    select(copy.key);
  }

  function remove(key: string): void {
    const before = form;
    const name = section ? typeName(section, ofPanel) : "";
    change((now) => removeSection(now, key));
    onSide({ language, selected: null });
    focusAfter(() => document.getElementById("sections"));
    tellRemoved(t("page.deleted", { name }), () => change((now) => restoreSection(now, before, key)));
  }

  function takeOver(): void {
    change((now) => takeOverStructure(now, language));
    toast({ tone: "success", title: t("page.takenOver") });
  }

  return (
    <div className={paneClasses(width).both}>
      <PagePane
        language={language}
        width={width}
        onLanguage={(one) => onSide({ ...side, language: one })}
        onWidth={setWidth}
      >
        <PageFrame title={t("page.asVisitors")} width={width} selected={selected} onPress={select}>
          <ShownPage form={form} language={language} found={found} stateOf={stateOf} />
        </PageFrame>
      </PagePane>
      <div className="grid grid-cols-1 gap-5 [&>.mb-6]:mb-0">
        {notes}
        <TakeOver form={form} language={language} onTakeOver={takeOver} />
        {section ? (
          <SectionPanel
            key={section.key}
            form={form}
            language={language}
            section={section}
            state={stateOf(section)}
            isBoth={isBoth}
            heading={heading}
            onBoth={setBoth}
            onClose={() => select(null)}
            onMove={(to) => change((now) => moveSection(now, language, section.key, to))}
            onAddBelow={() => setAdding(section.key)}
            onDuplicate={() => duplicate(section.key)}
            onHide={(hidden) => change((now) => hideSection(now, section.key, hidden))}
            onDelete={() => remove(section.key)}
          >
            {(one) => (
              <EditedSection
                key={one}
                fields={fields}
                sectionKey={section.key}
                language={one}
                marks={marks}
              />
            )}
          </SectionPanel>
        ) : (
          <>
            <SectionList
              form={form}
              language={language}
              stateOf={stateOf}
              marks={marks}
              onSelect={select}
              onMove={(key, to) => change((now) => moveSection(now, language, key, to))}
              onAdd={() => setAdding(null)}
            />
            <PageChecklist
              remarks={remarks}
              onShow={(remark) =>
                remark.kind === "term"
                  ? onShowMissed(remark)
                  : onSide({ language: remark.language, selected: remark.section?.key ?? null })
              }
            />
            <FactTies fields={page.fields} id={id} form={form} />
            <PageSettings fields={fields} marks={marks} mayPublish={mayPublish} />
          </>
        )}
      </div>
      {adding !== undefined && (
        <SectionPicker language={language} onChoose={add} onClose={() => setAdding(undefined)} />
      )}
    </div>
  );
}

/** What a careful colleague would notice in the page; typing does not wait for it. */
function usePageRemarks(form: PageForm): readonly (PageRemark | MissedWordRemark)[] {
  const settled = useDeferredValue(form);
  const ids = useMemo(() => mediaIdsIn(JSON.stringify(settled.sections)).toSorted(), [settled]);
  const described = useDescriptions(ids);
  const terms = useTerms();
  return useMemo(
    () => [...pageRemarks(settled, described), ...missedWordRemarks(settled, terms)],
    [settled, described, terms],
  );
}

type TakeOverProps = { form: PageForm; language: Language; onTakeOver(): void };

/** Offers the sections that a language lacks; nothing when it has them all. */
function TakeOver({ form, language, onTakeOver }: TakeOverProps) {
  const { t } = useLanguage(pageEditorTexts);
  const count = countMissing(form, language);
  if (count === 0) return null;
  return (
    <div className="grid gap-2 rounded-card bg-info-soft px-5 py-4 text-info">
      <p className="font-semibold">{t("page.missing", { language: t(`word.${language}`), count })}</p>
      <p className="text-small">{t("page.takeOverAbout")}</p>
      <p>
        <button type="button" onClick={onTakeOver} className={smallButton}>
          {t("page.takeOver")}
        </button>
      </p>
    </div>
  );
}
