import { ArrowLeft } from "lucide-react";
import { href, Link } from "react-router";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { Switch } from "../../../ui/primitives/switch.tsx";
import { iconButton } from "../controls/icon-button.ts";
import { barButton, EditorBar, PreviewLabel } from "../editing/editor-bar.tsx";
import type { SaveAfterUploads } from "../editing/use-save-after-uploads.ts";
import { useSaveShortcut } from "../editing/use-save-shortcut.ts";
import type { PageEdits } from "./use-download-page.ts";

type PageBarProps = { page: EditedDownloadPage; edits: PageEdits; uploads: SaveAfterUploads };

/** The slug, status and save button of a download page. */
export function PageBar({ page, edits, uploads }: PageBarProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { t: history } = useLanguage(historyTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const shortcut = useSaveShortcut();
  const isSaving = edits.isSaving || uploads.isWaiting;
  return (
    <EditorBar
      title={
        <span className="flex items-center gap-2">
          <Link
            to={href("/admin/download-pages")}
            aria-label={t("download.back")}
            title={t("download.back")}
            className={`${iconButton} -my-2 -ml-2`}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
          {t("download.title")}
        </span>
      }
      note={
        <>
          <p className="font-semibold">{t("download.editing", { slug: page.slug })}</p>
          <p className="mt-1 flex flex-wrap gap-x-4" role="status">
            <span>{t("download.created", { date: formatDate(page.createdAt, "en") })}</span>
            <span>{t("download.saved", { time: formatTime(page.savedAt, "en") })}</span>
            {uploads.text && <span className="text-ink">{uploads.text}</span>}
            {!uploads.text && edits.edits.isDirty && (
              <span className="text-ink">{field("fields.unsaved")}</span>
            )}
          </p>
        </>
      }
    >
      <Switch
        isOn={edits.isActive}
        label={panel(edits.isActive ? "panel.published" : "panel.draft")}
        onChange={edits.setActive}
      />
      <Link
        to={href("/admin/download-pages/:id/history", { id: page.id })}
        className={`${barButton} button-quiet`}
      >
        {history("history.open")}
      </Link>
      <Preview page={page} />
      <button
        type="button"
        {...shortcut}
        aria-disabled={isSaving}
        onClick={() => isSaving || uploads.save()}
        className={`${barButton} button-primary`}
      >
        {t(isSaving ? "download.saving" : "download.save")}
      </button>
    </EditorBar>
  );
}

/** The link to the public page; a draft has none. */
function Preview({ page }: { page: EditedDownloadPage }) {
  const { t } = useLanguage(downloadEditorTexts);
  const content = <PreviewLabel text={t("download.preview")} />;
  if (!page.isActive) {
    return (
      <button type="button" disabled className={`${barButton} button-quiet`}>
        {content}
      </button>
    );
  }
  return (
    <a
      href={href("/download/:slug", { slug: page.slug })}
      target="_blank"
      rel="noopener"
      className={`${barButton} button-quiet`}
    >
      {content}
    </a>
  );
}
