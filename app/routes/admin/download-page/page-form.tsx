import { useRef, useState } from "react";
import { href, useNavigate, useRevalidator } from "react-router";
import { downloadPage } from "../../../content/download-page.ts";
import { type Part, partName } from "../../../content/kind.ts";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { bindForm } from "../editing/bind-part.ts";
import { DocumentNotes } from "../editing/document-notes.tsx";
import { LeaveQuestion } from "../editing/leave-guard.tsx";
import { PublicationRow } from "../editing/publication-row.tsx";
import { SaveDialogs } from "../editing/save-dialogs.tsx";
import { type SaveTarget, useDocument } from "../editing/use-document.ts";
import { useLeaveGuard } from "../editing/use-leave-guard.ts";
import { usePartNames } from "../editing/use-part-names.ts";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { useSaving } from "../editing/use-saving.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { PageScheduleButton } from "../schedules/schedule-button.tsx";
import { ContentTab } from "./content-tab.tsx";
import { PageBar } from "./page-bar.tsx";
import { pageStore } from "./page-store.ts";
import { effectOfSave } from "./publication-state.ts";

type PageFormProps = { page: EditedDownloadPage; files: readonly DownloadFile[] };

/** The editor of a download page. */
export function PageForm({ page, files }: PageFormProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const { t: download } = useLanguage(downloadEditorTexts);
  const editor = useDocument(downloadPage, pageStore, page);
  const names = usePartNames(downloadEditorTexts);
  const { form, isDirty, isWaiting } = editor;
  const [chosen, choose] = useState<Language>("nl");
  const [opened, setOpened] = useState<readonly Language[]>([chosen]);
  const focusAfter = useFocusAfter();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { blocker, release } = useLeaveGuard(isDirty);
  const saving = useSaving({
    kind: downloadPage,
    editor,
    names,
    show: showPart,
    saved() {
      // The list of files and the time of the save are the loader's.
      void revalidate();
      return download("download.saveDone");
    },
    failed: () => download("download.saveFailed"),
    async onCreated(id) {
      const hold = release();
      await navigate(href("/admin/download-pages/:id", { id }), { replace: true });
      hold();
    },
  });
  const target = useRef<SaveTarget>("tables");
  const uploads = useSaveAfterUploads(() => void saving.save(target.current));
  const isSaving = editor.isSaving || uploads.isWaiting;
  const isActive = editor.liveForm !== null;
  const effectKey = effectOfSave({ isActive, isWaiting }, form.active, isDirty);
  const effect = effectKey && download(effectKey);
  const keep = isActive && form.active ? () => saveTo("waiting") : undefined;
  const fields = bindForm(downloadPage, editor, names);

  function showPart(part: Part): void {
    if (part.language) open(part.language);
    focusAfter(() => document.getElementsByName(partName(part))[0]);
  }

  function saveTo(chosen: SaveTarget): void {
    target.current = chosen;
    uploads.save();
  }

  function open(language: Language): void {
    choose(language);
    if (!opened.includes(language)) setOpened([...opened, language]);
  }

  return (
    <>
      <PageBar
        page={page}
        editor={editor}
        upload={uploads.text}
        isSaving={isSaving}
        effect={effect}
        onSave={() => saveTo("tables")}
        onKeep={keep}
      />
      <div className="max-w-4xl">
        <PublicationRow effect={effect} canKeep={keep !== undefined}>
          <PageScheduleButton
            pageId={page.id}
            number={editor.savedNumber}
            isActive={isActive && !isWaiting}
          />
          <HistoryLink to={href("/admin/download-pages/:id/history", { id: page.id })} />
        </PublicationRow>
        <DocumentNotes editor={editor} nameOf={fields.nameOf} />
        <Tabs<Language>
          label={t("fields.languages")}
          chosen={chosen}
          onChoose={open}
          tabs={languages.map((language) => ({
            name: language,
            label: language.toUpperCase(),
            // Renders opened tabs only, as each has three rich-text editors.
            content: opened.includes(language) && (
              <ContentTab pageId={page.id} files={files} language={language} fields={fields} />
            ),
          }))}
        />
      </div>
      <SaveDialogs kind={downloadPage} saving={saving} isSaving={editor.isSaving} names={names} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
