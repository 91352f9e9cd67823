import { useState } from "react";
import { useRevalidator } from "react-router";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { EditorFrame, useContentEditor } from "../../../panel/editing/content-editor.tsx";
import { downloadPageKind } from "../../../panel/kinds.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { ContentTab } from "./content-tab.tsx";

type PageFormProps = { page: EditedDownloadPage; files: readonly DownloadFile[] };

/** The editor of a download page. */
export function PageForm({ page, files }: PageFormProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const { language: ofPanel, t: download } = useLanguage(downloadEditorTexts);
  const [chosen, choose] = useState<Language>("nl");
  const [opened, setOpened] = useState<readonly Language[]>([chosen]);
  const { revalidate } = useRevalidator();
  const { document, fields, frame } = useContentEditor(downloadPageKind, page, {
    show: ({ language }) => language && open(language),
    // The list of files and the time of the save are the loader's.
    onSaved: () => void revalidate(),
  });
  const created = download("download.created", { date: formatDate(page.createdAt, ofPanel) });
  const saved = download("download.saved", { time: formatTime(page.savedAt, ofPanel) });

  function open(language: Language): void {
    choose(language);
    if (!opened.includes(language)) setOpened([...opened, language]);
  }

  return (
    <EditorFrame
      {...frame}
      title={download("download.editing", { slug: document.form.slug })}
      facts={`${created} · ${saved}`}
    >
      {(notes) => (
        <div className="max-w-4xl">
          {notes}
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
      )}
    </EditorFrame>
  );
}
