import { useRef, useState } from "react";
import { useLocation } from "react-router";
import type { StoredArticle } from "../../../data/articles/admin-article.ts";
import type { EditorTab, Problem } from "../../../data/articles/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { LeaveQuestion } from "../editing/leave-guard.tsx";
import { RestoredNote } from "../editing/restored-note.tsx";
import { useLeaveGuard } from "../editing/use-leave-guard.ts";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { useFocusAfter } from "../hooks/use-focus-after.ts";
import { BasicTab } from "./basic-tab.tsx";
import { describeProblem, fieldName } from "./describe-problem.ts";
import { EditorHeader } from "./editor-header.tsx";
import { rememberedTab } from "./editor-state.ts";
import { LanguageSwitches } from "./language-switches.tsx";
import { LanguageTab } from "./language-tab.tsx";
import { PublicationRow } from "./publication-row.tsx";
import { effectOfSave, publicationState } from "./publication-state.ts";
import { SaveDialogs } from "./save-dialogs.tsx";
import { ShareButton } from "./share-button.tsx";
import { UndescribedNote } from "./undescribed-note.tsx";
import { type SaveTarget, useArticleEditor } from "./use-article-editor.ts";
import { useEditorOptions } from "./use-editor-options.ts";
import { useSaving } from "./use-saving.ts";
import { useUndescribed } from "./use-undescribed.ts";
import { WaitingNote } from "./waiting-note.tsx";

type EditorFormProps = { loaded: StoredArticle | null; screen: string };

/** The editor of a new or stored article. A new one that is saved keeps its `screen`, so that typing can go on. */
export function EditorForm({ loaded, screen }: EditorFormProps) {
  const { t } = useLanguage(editorTexts);
  const { state } = useLocation();
  const [tab, setTab] = useState(() => rememberedTab(state));
  const [opened, setOpened] = useState<readonly EditorTab[]>([tab]);
  const editor = useArticleEditor(loaded);
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
  const isSaving = editor.isSaving || uploads.isWaiting;
  const effect = effectOfSave({ live: liveForm, form }, editor.isDirty || isWaiting);
  const keep = liveForm && form.published ? () => saveTo("waiting") : undefined;

  function saveTo(chosen: SaveTarget): void {
    target.current = chosen;
    uploads.save();
  }

  function show(name: EditorTab): void {
    setTab(name);
    setOpened((known) => (known.includes(name) ? known : [...known, name]));
  }

  function showProblem({ tab: place, field, faq }: Problem): void {
    show(place);
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
      onChange={change}
    />
  );
  // Loads the rich-text editor only for opened tabs.
  const content = (language: "nl" | "en") =>
    opened.includes(language) && (
      <LanguageTab language={language} form={form} isNew={isNew} errorOf={errorOf} onChange={change} />
    );

  return (
    <>
      <EditorHeader
        isNew={isNew}
        savedSlug={isNew ? "" : (liveForm ?? savedForm).slug}
        isSavedPublic={liveForm !== null && !isWaiting}
        state={isNew ? [] : publicationState({ live: liveForm, form: savedForm }, isWaiting)}
        isPublished={form.published}
        effect={effect}
        isDirty={editor.isDirty}
        isSaving={isSaving}
        upload={uploads.text}
        undescribed={undescribed.length}
        onPublish={(published) => change({ ...form, published })}
        onSave={() => saveTo("article")}
        onKeep={keep}
      />
      <PublicationRow
        languages={
          <LanguageSwitches
            form={form}
            error={errorOf("editor.shownNl") ?? errorOf("editor.shownEn")}
            onChange={change}
          />
        }
        effect={effect}
        isKeepDisabled={isSaving || !editor.isDirty}
        onKeep={keep}
      >
        {loaded && <ShareButton articleId={loaded.id} />}
      </PublicationRow>
      {isWaiting && <WaitingNote onDiscard={editor.discardWaiting} />}
      {editor.restoredAt && <RestoredNote time={editor.restoredAt} onDiscard={editor.discard} />}
      <UndescribedNote pictures={undescribed} onShow={show} />
      <div className="rounded-card border border-line bg-white p-4 [&>[role=tabpanel]]:pt-6 sm:p-6">
        <Tabs
          label={t("editor.tabs")}
          tabs={[
            { name: "basic", label: t("editor.basic"), content: basic },
            { name: "nl", label: t("editor.nl"), content: content("nl") },
            { name: "en", label: t("editor.en"), content: content("en") },
          ]}
          chosen={tab}
          onChoose={show}
        />
      </div>
      <SaveDialogs saving={saving} isSaving={editor.isSaving} options={options} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
