import { useRef } from "react";
import { href, useLocation } from "react-router";
import { useRight } from "../../../account/rights.ts";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import type { Problem } from "../../../data/articles/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { translationTexts } from "../../../i18n/panel/translations.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { HistoryLink } from "../article-history/history-link.tsx";
import { LeaveQuestion } from "../editing/leave-guard.tsx";
import { PublicationRow } from "../editing/publication-row.tsx";
import { RestoredNote } from "../editing/restored-note.tsx";
import { useLeaveGuard } from "../editing/use-leave-guard.ts";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { WaitingNote } from "../editing/waiting-note.tsx";
import { ScheduleButton } from "../schedules/schedule-button.tsx";
import { ArticleFigures } from "../statistics/article-figures.tsx";
import { BasicTab } from "./basic-tab.tsx";
import { describeProblem, fieldName } from "./describe-problem.ts";
import { EditorHeader } from "./editor-header.tsx";
import { rememberedTab } from "./editor-state.ts";
import { LanguageSwitches } from "./language-switches.tsx";
import { LanguageTab } from "./language-tab.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { PublicationChecklist } from "./publication-checklist.tsx";
import { effectOfSave, publicationState } from "./publication-state.ts";
import { SaveDialogs } from "./save-dialogs.tsx";
import { ShareButton } from "./share-button.tsx";
import { LanguagesSideBySide } from "./side-by-side/languages-side-by-side.tsx";
import { useEditorViews } from "./side-by-side/use-editor-views.ts";
import { useTranslationMarks } from "./translations/use-translation-marks.ts";
import { type SaveTarget, useArticleEditor } from "./use-article-editor.ts";
import { useEditorOptions } from "./use-editor-options.ts";
import { useSaving } from "./use-saving.ts";
import { useUndescribed } from "./use-undescribed.ts";

type EditorFormProps = { loaded: StoredArticle | null; screen: string };

/** The editor of a new or stored article. A new one that is saved keeps its `screen`, so that typing can go on. */
export function EditorForm({ loaded, screen }: EditorFormProps) {
  const { t } = useLanguage(editorTexts);
  const { state } = useLocation();
  const { t: translations } = useLanguage(translationTexts);
  const { view, tab, isWide, isOpen, show, showField } = useEditorViews(rememberedTab(state));
  const editor = useArticleEditor(loaded);
  const mayPublish = useRight("publish");
  const { blocker, release } = useLeaveGuard(editor.isDirty);
  const saving = useSaving({ editor, tab, screen, show: showProblem, release });
  const target = useRef<SaveTarget>("article");
  const uploads = useSaveAfterUploads(() => void saving.save(target.current));
  const focusAfter = useFocusAfter();
  const { form, change, problems, savedForm, liveForm, isWaiting } = editor;
  const theirs = saving.conflict?.theirs.form.relatedArticles ?? [];
  const options = useEditorOptions([...form.relatedArticles, ...theirs]);
  const undescribed = useUndescribed(form);
  const isNew = loaded === null;
  const marks = useTranslationMarks(loaded?.id ?? null, savedForm);
  const isSaving = editor.isSaving || uploads.isWaiting;
  const effectKey = mayPublish ? effectOfSave({ live: liveForm, form }, editor.isDirty || isWaiting) : null;
  const effect = effectKey && t(effectKey);
  const preview = { slug: (liveForm ?? savedForm).slug, isPublic: liveForm !== null && !isWaiting };
  const keep = mayPublish && liveForm && form.published ? () => saveTo("waiting") : undefined;
  // What is live is published by an editor: a writer's changes wait.
  const savesAside = !mayPublish && liveForm !== null;

  function saveTo(chosen: SaveTarget): void {
    target.current = chosen;
    uploads.save();
  }

  function showProblem({ tab: place, field, faq }: Pick<Problem, "tab" | "field" | "faq">): void {
    showField(place);
    focusAfter(() => document.getElementsByName(fieldName(field, faq))[0]);
  }

  function errorOf(field: EditorKey): string | undefined {
    const problem = problems.find((one) => one.field === field);
    return problem && describeProblem(problem, t);
  }

  const basic = (
    <BasicTab
      form={form}
      articleId={loaded?.id ?? null}
      options={options}
      errorOf={errorOf}
      marks={marks}
      onChange={change}
    />
  );
  // Loads the rich-text editor only for opened tabs.
  const shared = { form, isNew, errorOf, marks, onChange: change };
  const content = (language: "nl" | "en") =>
    isOpen(language) && <LanguageTab language={language} {...shared} />;
  const side = isWide && {
    name: "side" as const,
    label: translations("translations.side"),
    content: isOpen("side") && <LanguagesSideBySide {...shared} />,
  };

  return (
    <>
      <EditorHeader
        isNew={isNew}
        preview={isNew ? null : preview}
        state={isNew ? [] : publicationState({ live: liveForm, form: savedForm }, isWaiting)}
        isPublished={form.published}
        effect={effect}
        isDirty={editor.isDirty}
        isSaving={isSaving}
        upload={uploads.text}
        undescribed={undescribed.length}
        onPublish={mayPublish ? (published) => change({ ...form, published }) : undefined}
        saveLabel={mayPublish ? "editor.save" : savesAside ? "editor.keep" : "editor.saveDraft"}
        onSave={() => saveTo(savesAside ? "waiting" : "article")}
        onKeep={keep}
      />
      <PublicationRow
        languages={
          mayPublish && (
            <LanguageSwitches
              form={form}
              error={errorOf("editor.shownNl") ?? errorOf("editor.shownEn")}
              onChange={change}
            />
          )
        }
        effect={effect}
        canKeep={keep !== undefined}
      >
        {loaded && <PreviewLink {...preview} className={`${barButton} button-quiet md:hidden`} />}
        {loaded && mayPublish && (
          <ScheduleButton
            articleId={loaded.id}
            number={editor.savedNumber}
            form={savedForm}
            hasWorking={isWaiting}
          />
        )}
        {loaded && <HistoryLink to={href("/admin/blog-editor/:id/history", { id: loaded.id })} />}
        {loaded && mayPublish && <ShareButton articleId={loaded.id} />}
      </PublicationRow>
      {liveForm && <ArticleFigures slug={liveForm.slug} />}
      {isWaiting && (
        <WaitingNote
          title={t("editor.waiting")}
          text={t("editor.waitingText")}
          unreadable={
            editor.unreadable.length > 0
              ? t("editor.unreadable", { fields: editor.unreadable.map((field) => t(field)).join(", ") })
              : null
          }
          discardText={t("editor.discardText")}
          staleText={t("editor.discardStale")}
          onDiscard={editor.discardWaiting}
        />
      )}
      {editor.restoredAt && <RestoredNote time={editor.restoredAt} onDiscard={editor.discard} />}
      <PublicationChecklist
        form={form}
        undescribed={undescribed}
        onShow={showField}
        onShowField={showProblem}
      />
      <div className="rounded-card border border-line bg-white p-4 [&>[role=tabpanel]]:pt-6 sm:p-6">
        <Tabs
          label={t("editor.tabs")}
          tabs={[
            { name: "basic", label: t("editor.basic"), content: basic },
            { name: "nl", label: t("editor.nl"), content: content("nl") },
            { name: "en", label: t("editor.en"), content: content("en") },
            ...(side ? [side] : []),
          ]}
          chosen={view}
          onChoose={show}
        />
      </div>
      <SaveDialogs saving={saving} isSaving={editor.isSaving} options={options} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
