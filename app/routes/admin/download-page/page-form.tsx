import { useRef, useState } from "react";
import { href } from "react-router";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { HistoryLink } from "../article-history/history-link.tsx";
import { ConflictDialog } from "../editing/conflict-dialog.tsx";
import { LeaveGuard } from "../editing/leave-guard.tsx";
import { PublicationRow } from "../editing/publication-row.tsx";
import { RestoredNote } from "../editing/restored-note.tsx";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { WaitingNote } from "../editing/waiting-note.tsx";
import { PageScheduleButton } from "../schedules/schedule-button.tsx";
import { ContentTab } from "./content-tab.tsx";
import { useFieldNames } from "./field-names.ts";
import { PageBar } from "./page-bar.tsx";
import { effectOfSave } from "./publication-state.ts";
import { type SaveTarget, useDownloadPage } from "./use-download-page.ts";

type PageFormProps = { page: EditedDownloadPage; files: readonly DownloadFile[] };

/** The editor of a download page. */
export function PageForm({ page, files }: PageFormProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const { t: download } = useLanguage(downloadEditorTexts);
  const edits = useDownloadPage(page);
  const [chosen, choose] = useState<Language>("nl");
  const [opened, setOpened] = useState<readonly Language[]>([chosen]);
  const { isDirty, restoredAt, discardAll } = edits.edits;
  const nameOf = useFieldNames();
  const target = useRef<SaveTarget>("page");
  const uploads = useSaveAfterUploads(() => void edits.save(target.current));
  const isSaving = edits.isSaving || uploads.isWaiting;
  const effectKey = effectOfSave(page, edits.isActive, isDirty);
  const effect = effectKey && download(effectKey);
  const keep = page.isActive && edits.isActive ? () => saveTo("waiting") : undefined;

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
        edits={edits}
        upload={uploads.text}
        isSaving={isSaving}
        effect={effect}
        onSave={() => saveTo("page")}
        onKeep={keep}
      />
      <div className="max-w-4xl">
        <PublicationRow effect={effect} canKeep={keep !== undefined}>
          <PageScheduleButton
            pageId={page.id}
            number={page.number}
            isActive={page.isActive && !page.isWaiting}
          />
          <HistoryLink to={href("/admin/download-pages/:id/history", { id: page.id })} />
        </PublicationRow>
        {page.isWaiting && (
          <WaitingNote
            title={download("download.waiting")}
            text={download("download.waitingText")}
            unreadable={
              page.unreadable.length > 0
                ? download("download.unreadable", { fields: page.unreadable.map(nameOf).join(", ") })
                : null
            }
            discardText={download("download.discardText")}
            staleText={download("download.discardStale")}
            onDiscard={edits.discardWaiting}
          />
        )}
        {restoredAt && <RestoredNote time={restoredAt} onDiscard={discardAll} />}
        <Tabs<Language>
          label={t("fields.languages")}
          chosen={chosen}
          onChoose={open}
          tabs={languages.map((language) => ({
            name: language,
            label: language.toUpperCase(),
            // Renders opened tabs only, as each has three rich-text editors.
            content: opened.includes(language) && (
              <ContentTab pageId={page.id} files={files} language={language} slug={page.slug} edits={edits} />
            ),
          }))}
        />
      </div>
      {edits.resolution && <ConflictDialog {...edits.resolution} nameOf={({ name }) => nameOf(name)} />}
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}
