import { ArrowLeft, Copy, Eye, EyeOff, Plus, Trash2 } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { FormSection, PageForm } from "../../../content/page.ts";
import { pagePath } from "../../../data/pages/page-address.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";
import { sectionName, typeName } from "./section-name.ts";
import type { SectionState } from "./section-state.ts";
import { absenceTexts } from "./shown-page.tsx";

type SectionPanelProps = {
  form: PageForm;
  language: Language;
  section: FormSection;
  state: SectionState;
  isBoth: boolean;
  heading: Ref<HTMLHeadingElement>;
  onBoth(isBoth: boolean): void;
  onClose(): void;
  /** @param to the index that the section is to have */
  onMove(to: number): void;
  onAddBelow(): void;
  onDuplicate(): void;
  onHide(hidden: boolean): void;
  onDelete(): void;
  /** The fields of the section in a language. */
  children(language: Language): ReactNode;
};

/** What can be done with the chosen section, and its fields. */
export function SectionPanel({
  form,
  language,
  section,
  state,
  isBoth,
  heading,
  onBoth,
  onClose,
  onMove,
  onAddBelow,
  onDuplicate,
  onHide,
  onDelete,
  children,
}: SectionPanelProps) {
  const { language: ofPanel, t } = useLanguage(pageEditorTexts);
  const list = form.sections[language];
  const index = list.findIndex(({ key }) => key === section.key);
  const name = sectionName(section, ofPanel);
  const shown = isBoth ? [language, ...languages.filter((one) => one !== language)] : [language];
  return (
    <section aria-labelledby="section" className={`${cardBox} grid grid-cols-1 gap-5`}>
      <div>
        <button
          type="button"
          onClick={onClose}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("page.allSections")}
        </button>
        <h2 ref={heading} id="section" tabIndex={-1} className="text-title-4 outline-none">
          {typeName(section, ofPanel)}
        </h2>
        {"absence" in state && (
          <p className="mt-1 text-small text-warning">{t(absenceTexts[state.absence])}</p>
        )}
      </div>
      <div className="-mx-2 flex flex-wrap items-center border-line border-y py-2">
        <span className="flex">
          <OrderButtons
            labels={{ up: t("page.up", { name }), down: t("page.down", { name }) }}
            isFirst={index === 0}
            isLast={index === list.length - 1}
            isBusy={false}
            onMove={(direction) => onMove(index + (direction === "up" ? -1 : 1))}
          />
        </span>
        <Tool Icon={Copy} text={t("page.duplicate")} onClick={onDuplicate} />
        <Tool
          Icon={section.hidden ? Eye : EyeOff}
          text={t(section.hidden ? "word.show" : "page.hide")}
          onClick={() => onHide(!section.hidden)}
        />
        <Tool Icon={Trash2} text={t("word.delete")} onClick={onDelete} />
      </div>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isBoth}
          onChange={(event) => onBoth(event.target.checked)}
          className="size-5 accent-accent"
        />
        {t("page.bothLanguages")}
      </label>
      {isBoth
        ? shown.map((one) => (
            <fieldset key={one} className="grid grid-cols-1 gap-5 border-line border-t pt-4">
              <legend className="float-left font-semibold">{t(`word.${one}`)}</legend>
              {children(one)}
            </fieldset>
          ))
        : children(language)}
      <p>
        <button type="button" onClick={onAddBelow} className={smallButton}>
          <Plus aria-hidden="true" className="size-4" />
          {t("page.addBelow")}
        </button>
      </p>
      {form.slug.trim() !== "" && <SectionAddress form={form} language={language} sectionKey={section.key} />}
    </section>
  );
}

type SectionAddressProps = Pick<SectionPanelProps, "form" | "language"> & { sectionKey: string };

/** Where a link leads to the section itself. */
function SectionAddress({ form, language, sectionKey }: SectionAddressProps) {
  const { t } = useLanguage(pageEditorTexts);
  const own = `${location.origin}${address(language, pagePath(form.kind, form.slug.trim()))}#${sectionKey}`;
  return (
    <div className="border-line border-t pt-4">
      <p className="font-semibold text-small">{t("page.sectionAddress")}</p>
      <p className="mt-1 text-small [overflow-wrap:anywhere]">{own}</p>
      <CopyButton text={own} />
    </div>
  );
}

function Tool({ Icon, text, onClick }: { Icon: typeof Copy; text: string; onClick(): void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1 rounded-small px-1.5 text-small hover:bg-paper-deep"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      {text}
    </button>
  );
}
