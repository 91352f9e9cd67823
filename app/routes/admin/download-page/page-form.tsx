import { useState } from "react";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { ConflictDialog } from "../editing/conflict-dialog.tsx";
import { LeaveGuard } from "../editing/leave-guard.tsx";
import { RestoredNote } from "../editing/restored-note.tsx";
import { useSaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { PageScheduleButton } from "../schedules/schedule-button.tsx";
import { ContentTab } from "./content-tab.tsx";
import { useFieldNames } from "./field-names.ts";
import { PageBar } from "./page-bar.tsx";
import { useDownloadPage } from "./use-download-page.ts";

type PageFormProps = { page: EditedDownloadPage; files: readonly DownloadFile[] };

/** The editor of a download page. */
export function PageForm({ page, files }: PageFormProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const edits = useDownloadPage(page);
  const [chosen, choose] = useState<Language>("nl");
  const [opened, setOpened] = useState<readonly Language[]>([chosen]);
  const { isDirty, restoredAt, discardAll } = edits.edits;
  const nameOf = useFieldNames();
  const uploads = useSaveAfterUploads(() => void edits.save());

  function open(language: Language): void {
    choose(language);
    if (!opened.includes(language)) setOpened([...opened, language]);
  }

  return (
    <>
      <PageBar page={page} edits={edits} uploads={uploads} />
      <div className="mb-6 flex max-w-4xl justify-end">
        <PageScheduleButton pageId={page.id} isActive={page.isActive} />
      </div>
      {restoredAt && <RestoredNote time={restoredAt} onDiscard={discardAll} />}
      <div className="max-w-4xl">
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
