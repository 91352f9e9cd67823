import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { downloadTexts } from "../../../i18n/texts/downloads.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { PictureTextField } from "../media/picture-text-field.tsx";
import { bindFields } from "./bind-fields.ts";
import { FilePart } from "./file-part.tsx";
import { MailFields } from "./mail-fields.tsx";
import { Part } from "./part.tsx";
import type { PageEdits } from "./use-download-page.ts";

type ContentTabProps = {
  pageId: string;
  language: Language;
  slug: string;
  edits: PageEdits;
  files: readonly DownloadFile[];
};

/** The texts of a download page in one language. */
export function ContentTab({ pageId, language, slug, edits, files }: ContentTabProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const file = files.find((kept) => kept.language === language) ?? null;
  const { text, line } = bindFields(language, edits);
  return (
    <div className="grid gap-6 pt-6">
      <Part title={t("download.page")}>
        <PanelField {...line("title")} label={t("download.pageTitle")} placeholder={slug} />
        <PictureTextField {...text("content")} label={t("download.content")} />
      </Part>
      <Part title={t("download.form")}>
        <div className="grid gap-5 md:grid-cols-2">
          <PanelField
            {...line("form_title")}
            label={t("download.formTitle")}
            placeholder={lookUp(downloadTexts, language, "downloads.form")}
          />
          <PanelField
            {...line("button_text")}
            label={t("download.buttonText")}
            placeholder={lookUp(downloadTexts, language, "downloads.button")}
          />
        </div>
      </Part>
      <Part title={t("download.confirmation")}>
        <PanelField
          {...line("confirmation_title")}
          label={t("download.confirmationTitle")}
          placeholder={lookUp(downloadTexts, language, "downloads.thanks")}
        />
        <PictureTextField {...text("confirmation_content")} label={t("download.confirmationContent")} />
      </Part>
      <FilePart pageId={pageId} language={language} file={file} />
      <MailFields language={language} slug={slug} edits={edits} hasFile={files.length > 0} />
    </div>
  );
}
