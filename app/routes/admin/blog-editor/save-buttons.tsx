import { EyeOff } from "lucide-react";
import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.ts";
import { barButton } from "../editing/editor-bar.tsx";

type SaveButtonProps = { isSaving: boolean; label: EditorKey; effect: EditorKey | null; onSave(): void };

/** Saves the article; a line below says what that does to what visitors see. */
export function SaveButton({ isSaving, label, effect, onSave }: SaveButtonProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  return (
    <span className="grid justify-items-center gap-1">
      <button
        type="button"
        aria-describedby={effect ? id : undefined}
        aria-disabled={isSaving}
        onClick={() => isSaving || onSave()}
        className={`${barButton} button-primary px-6`}
      >
        {t(isSaving ? "editor.saving" : label)}
      </button>
      {effect && (
        <span id={id} className="max-w-32 text-center text-ink-soft text-small leading-tight max-md:sr-only">
          {t(effect)}
        </span>
      )}
    </span>
  );
}

type KeepButtonProps = { isDisabled: boolean; onKeep(): void };

/** Saves the changes of a live article without publishing them. */
export function KeepButton({ isDisabled, onKeep }: KeepButtonProps) {
  const { t } = useLanguage(editorTexts);
  return (
    <button
      type="button"
      title={t("editor.keepHint")}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onKeep()}
      className={`${barButton} button-quiet`}
    >
      <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {t("editor.keep")}
    </button>
  );
}
