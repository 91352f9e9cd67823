import { type DownloadForm, downloadPage } from "../../../content/download-page.ts";
import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { downloadTexts } from "../../../i18n/texts/downloads.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { PictureTextField } from "../../../panel/media/picture-text-field.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { FilePart } from "./file-part.tsx";
import { MailFields } from "./mail-fields.tsx";
import { Part } from "./part.tsx";

type ContentTabProps = {
  pageId: string;
  language: Language;
  fields: BoundForm<DownloadForm>;
  files: readonly DownloadFile[];
};

/** The texts of a download page in one language. */
export function ContentTab({ pageId, language, fields, files }: ContentTabProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const file = files.find((kept) => kept.language === language) ?? null;
  const { form } = fields;
  const bind = (field: keyof DownloadForm) => {
    const { label, ...declared } = downloadPage.fields[field];
    return {
      ...fields.bind({ field, language }),
      label: t(label),
      ...("max" in declared && declared.max !== undefined && { max: declared.max }),
    };
  };
  return (
    <div className="grid gap-6 pt-6">
      <Part title={t("download.page")}>
        <PanelField {...bind("title")} placeholder={form.slug} />
        <PictureTextField {...bind("content")} language={language} />
      </Part>
      <Part title={t("download.form")}>
        <div className="grid gap-5 md:grid-cols-2">
          <PanelField
            {...bind("formTitle")}
            placeholder={lookUp(downloadTexts, language, "downloads.form")}
          />
          <PanelField
            {...bind("buttonText")}
            placeholder={lookUp(downloadTexts, language, "downloads.button")}
          />
        </div>
      </Part>
      <Part title={t("download.confirmation")}>
        <PanelField
          {...bind("confirmationTitle")}
          placeholder={lookUp(downloadTexts, language, "downloads.thanks")}
        />
        <PictureTextField {...bind("confirmationContent")} language={language} />
      </Part>
      <FilePart pageId={pageId} language={language} file={file} />
      <MailFields language={language} form={form} bind={bind} hasFile={files.length > 0} />
    </div>
  );
}
