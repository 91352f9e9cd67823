import { ArrowLeft } from "lucide-react";
import { href, Link } from "react-router";
import type { DownloadForm } from "../../../content/download-page.ts";
import type { EditedDownloadPage } from "../../../data/downloads/admin-download-page.ts";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { barButton, iconButton } from "../../../ui/panel/buttons.ts";
import { EditorBar, PreviewLabel } from "../../../ui/panel/editor-bar.tsx";
import { Switch } from "../../../ui/primitives/switch.tsx";
import { KeepButton, SaveButton } from "../editing/save-buttons.tsx";
import { ToolsButton } from "../editing/tools-button.tsx";
import type { DocumentEditor } from "../editing/use-document.ts";
import { publicationState, verbOfSave } from "./publication-state.ts";

type PageBarProps = {
  page: EditedDownloadPage;
  editor: DocumentEditor<DownloadForm>;
  /** Says that something is being uploaded. */
  upload: string | null;
  isSaving: boolean;
  /** What a save does to what visitors see. */
  effect: string | null;
  onSave(): void;
  /** Saves without publishing; undefined when nothing is live. */
  onKeep: (() => void) | undefined;
};

/** The slug, status and save button of a download page. */
export function PageBar({ page, editor, upload, isSaving, effect, onSave, onKeep }: PageBarProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { language, t: field } = useLanguage(fieldPanelTexts);
  const { form, isDirty, isWaiting } = editor;
  const isActive = editor.liveForm !== null;
  const state = publicationState({ isActive, isWaiting });
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
          <span className="grow">{t("download.title")}</span>
          <ToolsButton />
        </span>
      }
      note={
        <div className="w-0 min-w-full">
          <p className="font-semibold">{t("download.editing", { slug: form.slug })}</p>
          <p className="mt-1 flex flex-wrap gap-x-4" role="status">
            <span>{t("download.created", { date: formatDate(page.createdAt, language) })}</span>
            <span>{t("download.saved", { time: formatTime(page.savedAt, language) })}</span>
            {state.length > 0 && <span>{state.map((key) => t(key)).join(" · ")}</span>}
            {upload && <span className="text-ink">{upload}</span>}
            {!upload && isDirty && <span className="text-ink">{field("fields.unsaved")}</span>}
          </p>
        </div>
      }
    >
      <Switch
        isOn={form.active}
        label={panel(form.active ? "panel.published" : "panel.draft")}
        onChange={(active) => editor.change((now) => ({ ...now, active }))}
      />
      <Preview id={page.id} slug={form.slug} isActive={isActive} isWaiting={isWaiting} />
      {onKeep && <KeepButton isDisabled={isSaving || !isDirty} onKeep={onKeep} />}
      <SaveButton
        isSaving={isSaving}
        verb={verbOfSave(isActive, form.active)}
        effect={effect}
        onSave={onSave}
      />
    </EditorBar>
  );
}

type PreviewProps = { id: string; slug: string; isActive: boolean; isWaiting: boolean };

/** The link to what is saved: the public page, or the changes that wait; a draft has none. */
function Preview({ id, slug, isActive, isWaiting }: PreviewProps) {
  const { t } = useLanguage(downloadEditorTexts);
  const content = <PreviewLabel text={t("download.preview")} />;
  if (!isActive) {
    return (
      <button type="button" disabled className={`${barButton} button-quiet`}>
        {content}
      </button>
    );
  }
  return (
    <a
      href={isWaiting ? href("/admin/download-pages/:id/preview", { id }) : href("/download/:slug", { slug })}
      target="_blank"
      rel="noopener"
      className={`${barButton} button-quiet`}
    >
      {content}
    </a>
  );
}
