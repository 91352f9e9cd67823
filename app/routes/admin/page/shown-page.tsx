import { memo } from "react";
import type { PageForm } from "../../../content/page.ts";
import { LanguageProvider, useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { grounds } from "../../../sections/grounds.ts";
import type { PageSection } from "../../../sections/page-sections.tsx";
import type { Found, Ground } from "../../../sections/section.ts";
import { SectionView } from "../../../sections/views.tsx";
import { PageTitle } from "../../site/page/page-view.tsx";
import { sectionName } from "./section-name.ts";
import type { Absence, SectionState } from "./section-state.ts";

type ShownPageProps = {
  form: PageForm;
  language: Language;
  found: Found;
  stateOf(section: PageForm["sections"]["nl"][number]): SectionState;
};

/** The page of a language as visitors will see it, and in between what they will not. */
export function ShownPage({ form, language, found, stateOf }: ShownPageProps) {
  const { language: ofPanel } = useLanguage();
  const states = form.sections[language].map((section) => ({ section, state: stateOf(section) }));
  const shown = states.flatMap(({ state }) => ("shown" in state ? [state.shown] : []));
  const on = grounds(shown.map(({ type }) => type));
  return (
    <LanguageProvider language={language}>
      <div lang={language}>
        {shown[0]?.type !== "opening" && <PageTitle title={form.title[language]} />}
        {states.map(({ section, state }) => {
          if ("absence" in state) {
            return (
              <NotShown
                key={section.key}
                id={section.key}
                name={sectionName(section, ofPanel)}
                absence={state.absence}
                language={ofPanel}
              />
            );
          }
          const position = shown.indexOf(state.shown);
          return (
            <ShownSection
              key={section.key}
              item={state.shown}
              ground={on[position] ?? "paper"}
              isFirst={position === 0 && state.shown.type === "opening"}
              language={language}
              found={found}
            />
          );
        })}
      </div>
    </LanguageProvider>
  );
}

type ShownSectionProps = {
  item: PageSection;
  ground: Ground;
  isFirst: boolean;
  language: Language;
  found: Found;
};

/** Typing in one section renders that one. */
const ShownSection = memo(function ShownSection({ item, ...props }: ShownSectionProps) {
  return <SectionView {...item} {...props} />;
});

/** What to say of each. */
export const absenceTexts = {
  hidden: "page.isHidden",
  unfinished: "page.isUnfinished",
  gone: "page.isGone",
  unknown: "page.isUnknown",
} as const satisfies Record<Absence, string>;

type NotShownProps = { id: string; name: string; absence: Absence; language: Language };

function NotShown({ id, name, absence, language }: NotShownProps) {
  return (
    <div id={id} lang={language} className="bg-paper py-4">
      <div className="page-width">
        <div className="rounded-card border border-ink border-dashed px-6 py-5">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft">{pageEditorTexts[language][absenceTexts[absence]]}</p>
        </div>
      </div>
    </div>
  );
}
