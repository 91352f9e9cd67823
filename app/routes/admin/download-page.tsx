import { useState } from "react";
import { href, useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { type DownloadForm, downloadPage } from "../../content/download-page.ts";
import { marksOf } from "../../data/articles/translation-marks.ts";
import { type EditedDownloadPage, getDownloadPage } from "../../data/downloads/admin-download-page.ts";
import { type DownloadFile, listDownloadFiles } from "../../data/downloads/download-files.ts";
import { formatDate, formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages, lookUp } from "../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../i18n/panel/download-editor.en.ts";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { downloadTexts } from "../../i18n/texts/downloads.en.ts";
import type { BoundForm } from "../../panel/editing/bind-part.ts";
import { EditorFrame, useContentEditor } from "../../panel/editing/content-editor.tsx";
import { DeclaredField } from "../../panel/editing/declared-field.tsx";
import { FactTies } from "../../panel/editing/fact-ties.tsx";
import { downloadPageKind } from "../../panel/kinds.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import {
  type TranslationMarks,
  useTranslationMarks,
} from "../../panel/translations/use-translation-marks.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { Found, Missing } from "../../ui/panel/screen.tsx";
import { Tabs } from "../../ui/primitives/tabs.tsx";
import { openEditorDocument } from "../../ui/rich-text/editor-document.ts";
import type { Route } from "./+types/download-page";
import { FilePart } from "./download-page/file-part.tsx";
import { MailFields } from "./download-page/mail-fields.tsx";
import { Part } from "./download-page/part.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  openEditorDocument(request.url);
  const db = accountDatabase();
  async function load() {
    const found = await getDownloadPage(db, params.id);
    return { found, files: found ? await listDownloadFiles(db, found.id) : [] };
  }
  return { loaded: await orNull(load()) };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.download-page");
}

export default function DownloadPagePage({ loaderData: { loaded }, params }: Route.ComponentProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const files = useLastLoaded(loaded?.files ?? null);
  return (
    <Found
      loaded={loaded}
      id={params.id}
      title={t("download.title")}
      failed={t("download.loadFailed")}
      missing={<Missing text={t("download.notFound")} list={href("/admin/download-pages")} />}
    >
      {(page) => <PageForm page={page} files={files ?? []} />}
    </Found>
  );
}

const downloadMarks = marksOf(downloadPage);

type PageFormProps = { page: EditedDownloadPage; files: readonly DownloadFile[] };

/** The editor of a download page. */
function PageForm({ page, files }: PageFormProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const { language: ofPanel, t: download } = useLanguage(downloadEditorTexts);
  const [chosen, choose] = useState<Language>("nl");
  const [opened, setOpened] = useState<readonly Language[]>([chosen]);
  const { revalidate } = useRevalidator();
  const { document, fields, showSentence, frame } = useContentEditor(downloadPageKind, page, {
    show: ({ language }) => language && open(language),
    // The list of files and the time of the save are the loader's.
    onSaved: () => void revalidate(),
  });
  const marks = useTranslationMarks(downloadMarks, page.id, document.savedForm, {
    nameOf: fields.nameOf,
    show: showSentence,
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
                <ContentTab
                  pageId={page.id}
                  files={files}
                  language={language}
                  fields={fields}
                  marks={marks}
                />
              ),
            }))}
          />
          <FactTies fields={downloadPage.fields} id={page.id} form={document.form} />
        </div>
      )}
    </EditorFrame>
  );
}

type ContentTabProps = {
  pageId: string;
  language: Language;
  fields: BoundForm<DownloadForm>;
  marks: TranslationMarks;
  files: readonly DownloadFile[];
};

/** The texts of a download page in one language. */
function ContentTab({ pageId, files, ...props }: ContentTabProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const { language, fields } = props;
  const file = files.find((kept) => kept.language === language) ?? null;
  const place = { of: downloadPageKind, ...props };
  const placeholder = (key: "downloads.form" | "downloads.button" | "downloads.thanks") =>
    lookUp(downloadTexts, language, key);
  return (
    <div className="grid gap-6 pt-6">
      <Part title={t("download.page")}>
        <DeclaredField {...place} name="title" placeholder={fields.form.slug} />
        <DeclaredField {...place} name="content" />
      </Part>
      <Part title={t("word.form")}>
        <div className="grid gap-5 md:grid-cols-2">
          <DeclaredField {...place} name="formTitle" placeholder={placeholder("downloads.form")} />
          <DeclaredField {...place} name="buttonText" placeholder={placeholder("downloads.button")} />
        </div>
      </Part>
      <Part title={t("download.confirmation")}>
        <DeclaredField {...place} name="confirmationTitle" placeholder={placeholder("downloads.thanks")} />
        <DeclaredField {...place} name="confirmationContent" />
      </Part>
      <FilePart pageId={pageId} language={language} file={file} />
      <MailFields {...props} hasFile={files.length > 0} />
    </div>
  );
}
