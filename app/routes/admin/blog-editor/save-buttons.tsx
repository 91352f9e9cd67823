import { EyeOff } from "lucide-react";
import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditorKey, editorTexts } from "../../../i18n/panel/article-editor.ts";
import { barButton } from "../editing/editor-bar.tsx";

type SaveButtonProps = { isSaving: boolean; effect: EditorKey | null; onSave(): void };

/** Saves the article; its second line says what that does to what visitors see. */
export function SaveButton({ isSaving, effect, onSave }: SaveButtonProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-name`}
      aria-describedby={effect ? `${id}-effect` : undefined}
      aria-disabled={isSaving}
      onClick={() => isSaving || onSave()}
      className={`${barButton} button-primary flex-col gap-0 py-1 px-6`}
    >
      <span id={`${id}-name`}>{t(isSaving ? "editor.saving" : "editor.save")}</span>
      {effect && (
        <span id={`${id}-effect`} className="font-normal text-small leading-tight max-md:sr-only">
          {t(effect)}
        </span>
      )}
    </button>
  );
}

type KeepButtonProps = { isDisabled: boolean; onKeep(): void };

/** Saves the changes of a live article without publishing them. */
export function KeepButton({ isDisabled, onKeep }: KeepButtonProps) {
  const { t } = useLanguage(editorTexts);
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-effect`}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onKeep()}
      className={`${barButton} button-quiet py-1`}
    >
      <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="grid">
        <span id={`${id}-name`}>{t("editor.keep")}</span>
        <span id={`${id}-effect`} className="font-normal text-small leading-tight">
          {t("editor.keepEffect")}
        </span>
      </span>
    </button>
  );
}
