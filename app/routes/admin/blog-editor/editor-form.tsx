import { useRef } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { useRight } from "../../../account/rights.ts";
import { type ArticleForm, article, isWritten } from "../../../content/article.ts";
import { isKept } from "../../../content/form.ts";
import { type Part, partName } from "../../../content/kind.ts";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import { articleMarks } from "../../../data/articles/translation-marks.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { translationTexts } from "../../../i18n/panel/translations.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { isWideWindow, useRemembered } from "../../../ui/panel/hooks/use-remembered.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { bindForm } from "../editing/bind-part.ts";
import { DocumentNotes } from "../editing/document-notes.tsx";
import { EditorHeader } from "../editing/editor-header.tsx";
import { LanguageSwitches } from "../editing/language-switches.tsx";
import { LeaveQuestion } from "../editing/leave-guard.tsx";
import { PreviewLink } from "../editing/preview-link.tsx";
import { inOpenSheet, PublicationRow } from "../editing/publication-row.tsx";
import { effectOfSave, languageStates, verbOfSave } from "../editing/publication-state.ts";
import { SaveDialogs } from "../editing/save-dialogs.tsx";
import { type SaveTarget, useDocument } from "../editing/use-document.ts";
import { useLeaveGuard } from "../editing/use-leave-guard.ts";
import { usePartNames } from "../editing/use-part-names.ts";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { useSaving } from "../editing/use-saving.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { ScheduleButton } from "../schedules/schedule-button.tsx";
import { usePlans } from "../schedules/use-plans.ts";
import { ShareButton } from "../sharing/share-button.tsx";
import { ArticleFigures } from "../statistics/article-figures.tsx";
import { useTranslationMarks } from "../translations/use-translation-marks.ts";
import { articleStore } from "./article-store.ts";
import { BasicTab } from "./basic-tab.tsx";
import { type EditorState, firstTab, tabOf } from "./editor-state.ts";
import { LanguageTab } from "./language-tab.tsx";
import { PublicationChecklist } from "./publication-checklist.tsx";
import { LanguagesSideBySide } from "./side-by-side/languages-side-by-side.tsx";
import { useEditorViews } from "./side-by-side/use-editor-views.ts";
import { useEditorOptions } from "./use-editor-options.ts";
import { useUndescribed } from "./use-undescribed.ts";

type EditorFormProps = { loaded: StoredArticle | null; screen: string };

/** The editor of a new or stored article. A new one that is saved keeps its `screen`, so that typing can go on. */
export function EditorForm({ loaded, screen }: EditorFormProps) {
  const { language, t } = useLanguage(editorTexts);
  const { state } = useLocation();
  const { t: translations } = useLanguage(translationTexts);
  const editor = useDocument(article, articleStore, loaded);
  const { view, tab, isWide, isOpen, show, showField } = useEditorViews(() =>
    firstTab(state, editor.form, language),
  );
  const [look, setLook] = useRemembered("article-look", ["page", "form"], () =>
    isWideWindow() ? "page" : "form",
  );
  const names = usePartNames(editorTexts);
  const mayPublish = useRight("publish");
  const { blocker, release } = useLeaveGuard(editor.isDirty);
  const navigate = useNavigate();
  const saving = useSaving({
    kind: article,
    editor,
    names,
    show: showPart,
    saved(form, isNew) {
      const message = t(isNew ? "editor.created" : "editor.updated");
      const count = form.faqs.filter((faq) => isKept(article.fields.faqs, faq)).length;
      return count > 0 ? t("editor.withFaqs", { message, count }) : message;
    },
    failed: (message, isNew) => t(isNew ? "editor.createFailed" : "editor.updateFailed", { message }),
    async onCreated(id) {
      const hold = release();
      const state: EditorState = { tab, screen };
      await navigate(href("/admin/blog-editor/:id", { id }), { replace: true, state });
      hold();
    },
  });
  const target = useRef<SaveTarget>("tables");
  const uploads = useSaveAfterUploads(() => void saving.save(target.current));
  const focusAfter = useFocusAfter();
  const { form, change, savedForm, liveForm, isWaiting } = editor;
  const fields = bindForm(article, editor, names);
  const theirs = saving.conflict?.theirs.form.relatedArticles ?? [];
  const options = useEditorOptions([...form.relatedArticles, ...theirs]);
  const undescribed = useUndescribed(form);
  const isNew = loaded === null;
  const marks = useTranslationMarks(articleMarks, loaded?.id ?? null, savedForm, fields.nameOf);
  const isSaving = editor.isSaving || uploads.isWaiting;
  const effectKey = mayPublish
    ? effectOfSave(article, { live: liveForm, form }, editor.isDirty || isWaiting)
    : null;
  const effect = effectKey && t(effectKey);
  const preview = href(liveForm && !isWaiting ? "/insights/:slug" : "/admin/preview/:slug", {
    slug: (liveForm ?? savedForm).slug,
  });
  const keep = mayPublish && liveForm && form.published ? () => saveTo("waiting") : undefined;
  // What is live is published by an editor: a writer's changes wait.
  const savesAside = !mayPublish && liveForm !== null;

  const { plans, reload } = usePlans(mayPublish ? (loaded?.id ?? null) : null);
  const published = verbOfSave(article, { live: liveForm, form });
  const own = savesAside ? "keep" : "draft";
  const verb = !mayPublish ? own : published === "save" && plans.length > 0 ? "planned" : published;

  function saveTo(chosen: SaveTarget): void {
    target.current = chosen;
    uploads.save();
  }

  function showPart(part: Part): void {
    showField(tabOf(part));
    // Of an item that is one too many, the first input.
    const name = partName(part);
    const input = `[name="${name}"], [name^="${name}."], [data-part="${name}"]`;
    focusAfter(() => inOpenSheet(document.querySelector<HTMLElement>(input)));
  }

  const basic = (
    <BasicTab
      fields={fields}
      articleId={loaded?.id ?? null}
      isShown={view === "basic"}
      options={options}
      marks={marks}
    />
  );
  // Loads the rich-text editor only for opened tabs.
  const shared = { fields, isNew, marks };
  const content = (language: "nl" | "en") =>
    isOpen(language) && (
      <LanguageTab
        language={language}
        isShown={view === language}
        look={look}
        onLook={setLook}
        tags={options.tags}
        onShowPart={showPart}
        {...shared}
      />
    );
  const side = isWide && {
    name: "side" as const,
    label: translations("translations.side"),
    content: isOpen("side") && <LanguagesSideBySide isShown={view === "side"} {...shared} />,
  };

  return (
    <>
      <EditorHeader
        isNew={isNew}
        does={t(isNew ? "editor.create" : "editor.edit")}
        back={{ to: href("/admin/blog"), text: t("editor.back") }}
        title={form.title[language].trim() || form.title[otherLanguage(language)].trim()}
        preview={isNew ? null : preview}
        states={isNew ? [] : languageStates(article, { live: liveForm, form: savedForm }, isWaiting, plans)}
        isPublished={form.published}
        effect={effect}
        isDirty={editor.isDirty}
        isSaving={isSaving}
        upload={uploads.text}
        undescribed={undescribed.length}
        onPublish={mayPublish ? (published) => change({ ...form, published }) : undefined}
        verb={verb}
        onSave={() => saveTo(savesAside ? "waiting" : "tables")}
        onKeep={keep}
      />
      <PublicationRow
        languages={
          mayPublish && (
            <LanguageSwitches fields={fields} isWritten={(language) => isWritten(form, language)} />
          )
        }
      >
        {loaded && <PreviewLink to={preview} className={`${barButton} button-quiet md:hidden`} />}
        {loaded && mayPublish && (
          <ScheduleButton
            subject={{ kind: "article", id: loaded.id }}
            number={editor.savedNumber}
            form={savedForm}
            isEmpty={(language) => isEmptyIn(savedForm, language)}
            hasWorking={isWaiting}
            onClose={reload}
          />
        )}
        {loaded && <HistoryLink to={href("/admin/blog-editor/:id/history", { id: loaded.id })} />}
        {loaded && mayPublish && <ShareButton subject={{ kind: "article", id: loaded.id }} />}
      </PublicationRow>
      {/* On a phone the fields come before what is only good to know. */}
      <div className="flex flex-col *:min-w-0">
        {liveForm && (
          <div className="max-md:order-1 max-md:mt-5">
            <ArticleFigures slug={liveForm.slug} />
          </div>
        )}
        <DocumentNotes editor={editor} nameOf={fields.nameOf} />
        <PublicationChecklist
          form={form}
          undescribed={undescribed}
          onShow={showField}
          onShowField={showPart}
          onChange={change}
        />
        <div className="rounded-card border border-line bg-white px-4 pb-4 [&>[role=tabpanel]]:pt-3 sm:p-6 sm:[&>[role=tabpanel]]:pt-6">
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
      </div>
      <SaveDialogs
        kind={article}
        saving={saving}
        isSaving={editor.isSaving}
        names={names}
        titleOf={(id) => options.known.find((known) => known.id === id)?.title ?? id}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

/** Whether a language has nothing to publish; a text without a title is stored under "Untitled". */
function isEmptyIn({ title, content }: ArticleForm, language: Language): boolean {
  return ["", "Untitled"].includes(title[language].trim()) || content[language].trim() === "";
}
