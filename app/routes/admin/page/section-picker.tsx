import { useId } from "react";
import { LanguageProvider, useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { type PageSection, PageSections } from "../../../sections/page-sections.tsx";
import { readSections } from "../../../sections/read-sections.ts";
import type { Section } from "../../../sections/section.ts";
import { sections } from "../../../sections/sections.ts";
import { Dialog } from "../../../ui/primitives/dialog.tsx";
import { nothingFound } from "./use-found.ts";

type SectionPickerProps = { language: Language; onChoose(type: string): void; onClose(): void };

const choices: readonly Section[] = Object.values<Section>(sections);

/** Every type of section by its name, with its example drawn small. */
export function SectionPicker({ language, onChoose, onClose }: SectionPickerProps) {
  const { language: ofPanel, t } = useLanguage(pageEditorTexts);
  const id = useId();
  return (
    <Dialog title={t("page.addTitle")} width="whole" close={t("word.close")} onClose={onClose}>
      {() => (
        <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
          {choices.map(({ type, name, example }) => (
            <li
              key={type}
              className="relative min-w-0 overflow-hidden rounded-card border border-line focus-within:border-ink hover:border-ink"
            >
              {/* Covers the drawing too. */}
              <button
                type="button"
                aria-label={t("page.addNamed", { name: name[ofPanel] })}
                onClick={() => onChoose(type)}
                className="block min-h-11 w-full px-4 text-left font-semibold after:absolute after:inset-0 after:z-10"
              >
                {name[ofPanel]}
              </button>
              <Drawing
                items={readSections(
                  [{ ...example[language], key: `${id}-${type}`, type, hidden: false }],
                  nothingFound,
                )}
                language={language}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The example as a page shows it; lines of one that shows what is chosen. */
function Drawing({ items, language }: { items: readonly PageSection[]; language: Language }) {
  return (
    <div
      aria-hidden="true"
      inert
      className="h-36 relative overflow-hidden border-line border-t bg-paper [container-type:inline-size]"
    >
      {items.length > 0 ? (
        <div className="absolute top-0 left-0 w-[360px] origin-top-left scale-[calc(100cqw/360px)] lg:w-[1200px] lg:scale-[calc(100cqw/1200px)]">
          <LanguageProvider language={language}>
            <PageSections items={items} language={language} found={nothingFound} />
          </LanguageProvider>
        </div>
      ) : (
        <div className="grid grid-cols-3 gap-3 p-5">
          {["a", "b", "c"].map((place) => (
            <div key={place} className="h-20 rounded-small bg-paper-deep" />
          ))}
        </div>
      )}
    </div>
  );
}
