import { useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { useAuth } from "../../account/use-auth.ts";
import { type AboutForm, aboutPage } from "../../content/about-page.ts";
import type { Stored } from "../../content/kind.ts";
import { getAboutPage } from "../../data/about/admin-about.ts";
import { type Calendar, listCalendars } from "../../data/about/calendars.ts";
import { marksOf } from "../../data/articles/translation-marks.ts";
import { aboutSubject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages, lookUp } from "../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { aboutTexts } from "../../i18n/texts/about.en.ts";
import type { BoundForm } from "../../panel/editing/bind-part.ts";
import { EditorFrame, useContentEditor } from "../../panel/editing/content-editor.tsx";
import { DeclaredField } from "../../panel/editing/declared-field.tsx";
import { FactTies } from "../../panel/editing/fact-ties.tsx";
import { aboutKind } from "../../panel/kinds.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { TranslationNote } from "../../panel/translations/translation-note.tsx";
import {
  type TranslationMarks,
  useTranslationMarks,
} from "../../panel/translations/use-translation-marks.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { Found } from "../../ui/panel/screen.tsx";
import { Tabs } from "../../ui/primitives/tabs.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/about";
import { takeFormerDrafts } from "./about/former-drafts.ts";
import { Team } from "./about/team.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  const db = accountDatabase();
  async function load() {
    const [found, calendars] = await Promise.all([getAboutPage(db), listCalendars(db)]);
    return { found, calendars };
  }
  return { loaded: await orNull(load()) };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.about-page");
}

export default function AboutPage({ loaderData: { loaded } }: Route.ComponentProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const calendars = useLastLoaded(loaded?.calendars ?? null);
  return (
    <Found loaded={loaded} id={aboutSubject.id} title={t("about.title")} missing={null}>
      {(page) => <AboutEditor page={page} calendars={calendars ?? []} />}
    </Found>
  );
}

const aboutMarks = marksOf(aboutPage);

/** The editor of the about page: its texts and the team. */
function AboutEditor({ page, calendars }: { page: Stored<AboutForm>; calendars: readonly Calendar[] }) {
  const { t: field } = useLanguage(fieldPanelTexts);
  const { user } = useAuth();
  useState(() => takeFormerDrafts(user?.id ?? "", page));
  const [chosen, choose] = useState<Language>("nl");
  const { document, fields, saveChange, showSentence, frame } = useContentEditor(aboutKind, page, {
    show: ({ language }) => language && choose(language),
  });
  const marks = useTranslationMarks(aboutMarks, page.id, document.savedForm, {
    nameOf: fields.nameOf,
    show: showSentence,
  });
  return (
    <EditorFrame {...frame} title="">
      {(notes) => (
        <div className="max-w-4xl">
          {notes}
          <Tabs<Language>
            label={field("fields.languages")}
            chosen={chosen}
            onChoose={choose}
            tabs={languages.map((language) => ({
              name: language,
              label: field(`fields.${language}`),
              content: (
                <div className="grid gap-8 pt-6">
                  <PageFields language={language} fields={fields} marks={marks} />
                  <TranslationNote marks={marks} language={language} field="members" />
                  {language === chosen && <Team {...{ language, document, fields, saveChange, calendars }} />}
                </div>
              ),
            }))}
          />
          <FactTies fields={aboutPage.fields} id={page.id} form={document.form} />
        </div>
      )}
    </EditorFrame>
  );
}

type PageFieldsProps = { language: Language; fields: BoundForm<AboutForm>; marks: TranslationMarks };

function PageFields(props: PageFieldsProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const place = { of: aboutKind, ...props };
  const placeholder = (key: "about.title" | "about.team") => lookUp(aboutTexts, props.language, key);
  return (
    <div className="grid gap-5 rounded-card border border-line bg-white p-5 sm:p-6">
      <div className="grid gap-5 md:grid-cols-2">
        <DeclaredField {...place} name="aboutTitle" placeholder={placeholder("about.title")} />
        <DeclaredField {...place} name="teamTitle" placeholder={placeholder("about.team")} />
      </div>
      <DeclaredField {...place} name="statement" hint={t("about.statementHint")} />
    </div>
  );
}
