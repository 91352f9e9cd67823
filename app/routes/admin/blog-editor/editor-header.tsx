import { ArrowLeft } from "lucide-react";
import { href, Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.ts";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { pictureTexts } from "../../../i18n/panel/pictures.ts";
import { Switch } from "../../../ui/primitives/switch.tsx";
import { iconButton } from "../controls/icon-button.ts";
import { barButton, EditorBar, PreviewLabel } from "../editing/editor-bar.tsx";
import { KeepButton, SaveButton } from "./save-buttons.tsx";
import { undescribedId } from "./use-undescribed.ts";

type EditorHeaderProps = {
  isNew: boolean;
  /** The saved slug; empty for a new article. */
  savedSlug: string;
  /** Whether visitors see what is saved. */
  isSavedPublic: boolean;
  /** The publication of what is saved. */
  state: readonly EditorKey[];
  isPublished: boolean;
  /** What a save does to what visitors see. */
  effect: EditorKey | null;
  isDirty: boolean;
  isSaving: boolean;
  /** Says that a picture is being uploaded. */
  upload: string | null;
  /** The number of pictures without a description. */
  undescribed: number;
  /** Undefined for whoever may not publish. */
  onPublish: ((isPublished: boolean) => void) | undefined;
  saveLabel: EditorKey;
  onSave(): void;
  /** Saves without publishing; undefined when nothing is live. */
  onKeep: (() => void) | undefined;
};

/** The sticky header with the publication switch, the preview and the save button. */
export function EditorHeader(props: EditorHeaderProps) {
  const { t } = useLanguage(editorTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { t: pictures } = useLanguage(pictureTexts);
  const { isNew, savedSlug, isSavedPublic, state, isPublished, effect, isDirty, isSaving, upload } = props;
  const { undescribed, onPublish, saveLabel, onSave, onKeep } = props;
  const saved = isDirty ? t("editor.unsaved") : isNew ? "" : t("editor.saved");
  return (
    <EditorBar
      title={
        <span className="flex items-center gap-2">
          <Link
            to={href("/admin/blog")}
            aria-label={t("editor.back")}
            title={t("editor.back")}
            className={`${iconButton} -my-2 -ml-2`}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
          {t(isNew ? "editor.create" : "editor.edit")}
        </span>
      }
      note={
        <div className="flex w-0 min-w-full flex-wrap gap-x-4">
          <p role="status" className="flex flex-wrap gap-x-4">
            {state.length > 0 && <span>{state.map((key) => t(key)).join(" · ")}</span>}
            <span>{upload ?? saved}</span>
          </p>
          {undescribed > 0 && (
            <a href={`#${undescribedId}`} className="text-warning underline underline-offset-4">
              {pictures(undescribed === 1 ? "pictures.oneMissing" : "pictures.someMissing", {
                count: undescribed,
              })}
            </a>
          )}
        </div>
      }
    >
      {onPublish && (
        <Switch
          isOn={isPublished}
          label={panel(isPublished ? "panel.published" : "panel.draft")}
          onChange={onPublish}
        />
      )}
      {savedSlug !== "" && (
        <Link
          to={href(isSavedPublic ? "/insights/:slug" : "/admin/preview/:slug", { slug: savedSlug })}
          target="_blank"
          className={`${barButton} button-quiet`}
        >
          <PreviewLabel text={t("editor.preview")} />
        </Link>
      )}
      {onKeep && (
        <span className="contents max-xl:hidden">
          <KeepButton isDisabled={isSaving || !isDirty} onKeep={onKeep} />
        </span>
      )}
      <SaveButton isSaving={isSaving} label={saveLabel} effect={effect} onSave={onSave} />
    </EditorBar>
  );
}
