import { EyeOff } from "lucide-react";
import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

/** What the button says, and on a phone: words of it. */
export type SaveLabel = { text: string; short: string };

type SaveButtonProps = {
  isSaving: boolean;
  label?: SaveLabel;
  /** What it does to what visitors see. */
  effect: string | null;
  onSave(): void;
};

/** The save button of an editor, over a line that says what it does. */
export function SaveButton({ isSaving, label, effect, onSave }: SaveButtonProps) {
  const { t } = useLanguage(editingTexts);
  const id = useId();
  const shortcut = useSaveShortcut();
  return (
    <span className="grid justify-items-center gap-1">
      <button
        type="button"
        {...shortcut}
        aria-label={isSaving ? undefined : label?.text}
        aria-describedby={effect ? id : undefined}
        aria-disabled={isSaving}
        onClick={() => isSaving || onSave()}
        className={`${barButton} button-primary md:px-6`}
      >
        {isSaving ? t("editing.saving") : label ? <Words {...label} /> : t("editing.save")}
      </button>
      {effect && (
        <span id={id} className="max-w-32 text-center text-ink-soft text-small leading-tight max-md:sr-only">
          {effect}
        </span>
      )}
    </span>
  );
}

function Words({ text, short }: SaveLabel) {
  return (
    <>
      <span className="max-lg:hidden">{text}</span>
      <span className="lg:hidden">{short}</span>
    </>
  );
}

type KeepButtonProps = { isDisabled: boolean; onKeep(): void };

/** Saves the changes of what is live without publishing them; an icon where the bar is narrow. */
export function KeepButton({ isDisabled, onKeep }: KeepButtonProps) {
  const { t } = useLanguage(editingTexts);
  return (
    <button
      type="button"
      title={t("editing.keepHint")}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onKeep()}
      className={`${barButton} button-quiet max-lg:px-3`}
    >
      <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="max-lg:sr-only">{t("editing.keep")}</span>
    </button>
  );
}
