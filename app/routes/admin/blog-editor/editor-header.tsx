import { ArrowLeft, Eye } from "lucide-react";
import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel.ts";
import { editorTexts } from "../../../i18n/panel-editor.ts";
import { Switch } from "../../../ui/primitives/switch.tsx";

type EditorHeaderProps = {
  isNew: boolean;
  /** Under which slug the article is saved; empty when it is not. */
  savedSlug: string;
  /** Whether it is published in that version. */
  isSavedPublished: boolean;
  isPublished: boolean;
  isDirty: boolean;
  isSaving: boolean;
  onPublish(isPublished: boolean): void;
  onSave(): void;
};

/** The way back, what is edited, whether it is published, and the way to save it; in sight however long the text. */
export function EditorHeader(props: EditorHeaderProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { isNew, savedSlug, isSavedPublished, isPublished, isDirty, isSaving, onPublish, onSave } = props;
  return (
    <header className="z-10 -mx-4 mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b bg-paper px-4 pt-2 pb-4 sm:-mx-6 sm:px-6 md:sticky md:top-20 md:pt-4 lg:-mx-10 lg:px-10">
      <Link
        to={href("/admin/blog")}
        aria-label={t("editor.back")}
        title={t("editor.back")}
        className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-paper-deep"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 grow">
        <h1 className="text-title-3">{t(isNew ? "editor.create" : "editor.edit")}</h1>
        <p className="text-ink-soft text-small" role="status">
          {isDirty ? t("editor.unsaved") : isNew ? "" : t("editor.saved")}
        </p>
      </div>
      <Switch
        isOn={isPublished}
        label={panel(isPublished ? "panel.published" : "panel.draft")}
        onChange={onPublish}
      />
      {savedSlug !== "" && (
        <Link
          to={href(isSavedPublished ? "/insights/:slug" : "/admin/preview/:slug", { slug: savedSlug })}
          target="_blank"
          className="button button-quiet min-h-11 px-5 py-2"
        >
          <Eye aria-hidden="true" className="size-5" />
          {t("editor.preview")}
        </Link>
      )}
      <button
        type="button"
        disabled={isSaving}
        onClick={onSave}
        className="button button-primary min-h-11 px-6 py-2"
      >
        {t(isSaving ? "editor.saving" : "editor.save")}
      </button>
    </header>
  );
}
