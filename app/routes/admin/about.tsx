import { ScanSearch } from "lucide-react";
import { useState } from "react";
import { href } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { aboutPage } from "../../content/about-page.ts";
import { describePart } from "../../content/describe-part.ts";
import { fieldsOf, type Part, partName } from "../../content/kind.ts";
import { teamMember } from "../../content/team-member.ts";
import { type EditedAboutText, listAboutTexts } from "../../data/about/admin-about.ts";
import { type EditedMember, listTeam, type MemberColumn } from "../../data/about/admin-team.ts";
import { type Calendar, listCalendars } from "../../data/about/calendars.ts";
import { marksOf } from "../../data/articles/translation-marks.ts";
import { aboutSubject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages, lookUp } from "../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../i18n/panel/about.en.ts";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { aboutTexts } from "../../i18n/texts/about.en.ts";
import { ConflictDialog } from "../../panel/editing/conflict-dialog.tsx";
import { LeaveGuard } from "../../panel/editing/leave-guard.tsx";
import { RestoredNote } from "../../panel/editing/restored-note.tsx";
import { tool } from "../../panel/editing/save-buttons.tsx";
import type { EditedFields } from "../../panel/editing/use-edits.ts";
import { usePartNames } from "../../panel/editing/use-part-names.ts";
import { useSaveAfterUploads } from "../../panel/editing/use-save-after-uploads.ts";
import { useSaveShortcut } from "../../panel/editing/use-save-shortcut.ts";
import { HistoryLink } from "../../panel/history/history-link.tsx";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { PictureTextField } from "../../panel/media/picture-text-field.tsx";
import { ReviewButton } from "../../panel/schedules/review-button.tsx";
import { TranslationNote } from "../../panel/translations/translation-note.tsx";
import {
  type TranslationMarks,
  useTranslationMarks,
} from "../../panel/translations/use-translation-marks.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { EditorBar, PreviewLabel } from "../../ui/panel/editor-bar.tsx";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { PanelField } from "../../ui/panel/panel-field.tsx";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { Found } from "../../ui/panel/screen.tsx";
import { Tabs } from "../../ui/primitives/tabs.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/about";
import { Team } from "./about/team.tsx";
import { useAboutTexts } from "./about/use-about-texts.ts";
import { useTeam } from "./about/use-team.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  const db = accountDatabase();
  return {
    content: await orNull(Promise.all([listAboutTexts(db), listTeam(db), listCalendars(db)])),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.about");
}

export default function AboutPage({ loaderData: { content } }: Route.ComponentProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const found = content && { id: "about", content };
  return (
    <Found loaded={found && { found }} id="about" title={t("about.title")} missing={null}>
      {({ content: [texts, team, calendars] }) => (
        <AboutForm texts={texts} team={team} calendars={calendars} />
      )}
    </Found>
  );
}

const aboutMarks = marksOf(aboutPage);

type AboutFormProps = {
  texts: readonly EditedAboutText[];
  team: readonly EditedMember[];
  calendars: readonly Calendar[];
};

/** The about page's texts and team. Each save button stores its own part. */
function AboutForm({ texts, team, calendars }: AboutFormProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const [chosen, choose] = useState<Language>("nl");
  const page = useAboutTexts(texts);
  const members = useTeam(team, chosen, choose);
  const restoredAt = page.edits.restoredAt ?? members.edits.restoredAt;
  const resolution = page.resolution ?? members.resolution;
  const nameOf = useFieldNames(members.read);
  const names = usePartNames(aboutPanelTexts);
  const focusAfter = useFocusAfter();
  const marks = useTranslationMarks(aboutMarks, aboutSubject.id, texts, {
    nameOf: (part) => describePart(aboutPage, part, names),
    show({ language, text, field }) {
      choose(language);
      focusAfter(() => {
        const name = partName({ field, language });
        const found = document.querySelector<HTMLElement>(`[name="${name}"], [data-part="${name}"]`);
        found?.dispatchEvent(new CustomEvent("select-words", { detail: { text, start: 0, words: text } }));
        return found;
      });
    },
  });
  const uploads = useSaveAfterUploads(() => void page.save());
  const shortcut = useSaveShortcut();
  const isSaving = page.isSaving || uploads.isWaiting;

  function discard(): void {
    page.edits.discardAll();
    members.edits.discardAll();
  }

  return (
    <>
      <EditorBar
        title={t("about.title")}
        end={
          <button
            type="button"
            {...shortcut}
            aria-disabled={isSaving}
            onClick={() => isSaving || uploads.save()}
            className={`${barButton} button-primary`}
          >
            {t(isSaving ? "word.saving" : "word.save")}
          </button>
        }
        more={
          <>
            {!isBackendHosted() && (
              <RehearsalButton change={page.rehearse} icon={ScanSearch} className={tool} />
            )}
            <ReviewButton subject={aboutSubject} />
          </>
        }
        note={<p role="status">{uploads.text ?? (page.edits.isDirty && field("word.unsaved"))}</p>}
      >
        <HistoryLink to={href("/admin/about/history")} textClassName="max-md:sr-only" />
        <a href={href("/about-us")} target="_blank" rel="noopener" className={`${barButton} button-quiet`}>
          <PreviewLabel text={t("word.preview")} />
        </a>
      </EditorBar>
      {restoredAt && <RestoredNote time={restoredAt} onDiscard={discard} />}
      <div className="max-w-4xl">
        <Tabs<Language>
          label={field("fields.languages")}
          chosen={chosen}
          onChoose={choose}
          tabs={languages.map((language) => ({
            name: language,
            label: field(`fields.${language}`),
            content: (
              <div className="grid gap-8 pt-6">
                <PageFields language={language} edits={page.edits} marks={marks} />
                <TranslationNote marks={marks} language={language} field="members" />
                {language === chosen && <Team language={language} team={members} calendars={calendars} />}
              </div>
            ),
          }))}
        />
      </div>
      {resolution && <ConflictDialog {...resolution} nameOf={({ name }) => nameOf(name)} />}
      <LeaveGuard isDirty={page.edits.isDirty || members.edits.isDirty} />
    </>
  );
}

/**
 * The label of a field like `statement.nl` or `{id}.role_en`.
 *
 * @param read the present value of a member's field
 */
function useFieldNames(read: (id: string, column: MemberColumn) => string): (field: string) => string {
  const names = usePartNames(aboutPanelTexts);
  return (field) => {
    const [owner = "", name = ""] = field.split(".");
    const text = fieldsOf(aboutPage.fields).find(({ column }) => column === owner);
    const part = text ? { field: text.name, ...languageOf(name) } : memberPart(name, read(owner, "name"));
    return describePart(aboutPage, part, names);
  };
}

function memberPart(column: string, member: string): Part {
  const [stem = "", language = ""] = column.split(/_(?=(?:nl|en)$)/);
  const found = fieldsOf(teamMember.fields).find((one) => one.column === stem);
  return { field: "members", item: member, ...(found && { inner: found.name }), ...languageOf(language) };
}

function languageOf(name: string): Pick<Part, "language"> {
  const language = languages.find((one) => one === name);
  return language ? { language } : {};
}

type PageFieldsProps = { language: Language; edits: EditedFields; marks: TranslationMarks };

function PageFields({ language, edits, marks }: PageFieldsProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const field = (key: string, name: keyof typeof aboutPage.fields) => ({
    name: partName({ field: name, language }),
    note: <TranslationNote marks={marks} language={language} field={name} />,
    language,
    value: edits.values[`${key}.${language}`] ?? "",
    onChange: (value: string) => edits.set(`${key}.${language}`, value),
  });
  return (
    <div className="grid gap-5 rounded-card border border-line bg-white p-5 sm:p-6">
      <div className="grid gap-5 md:grid-cols-2">
        <PanelField
          {...field("about_title", "aboutTitle")}
          label={t("about.pageTitle")}
          placeholder={lookUp(aboutTexts, language, "about.title")}
          max={aboutPage.fields.aboutTitle.max}
        />
        <PanelField
          {...field("team_title", "teamTitle")}
          label={t("about.teamTitle")}
          placeholder={lookUp(aboutTexts, language, "about.team")}
          max={aboutPage.fields.teamTitle.max}
        />
      </div>
      <div>
        <PictureTextField {...field("statement", "statement")} label={t("about.statement")} />
        <p className="mt-1.5 text-ink-soft text-small">{t("about.statementHint")}</p>
      </div>
    </div>
  );
}
