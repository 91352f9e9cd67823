import { EyeOff } from "lucide-react";
import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { type EditingKey, editingTexts } from "../../../i18n/panel/editing.en.ts";
import { barButton } from "../../../ui/panel/buttons.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

/** What a save does to what visitors see, or where it is kept. */
export type SaveVerb = keyof typeof verbs;

/** What the button says of each, and where there is little room. */
const verbs = {
  save: ["editing.save", "editing.save"],
  draft: ["editing.saveDraft", "editing.saveDraft"],
  keep: ["editing.keep", "editing.keep"],
  planned: ["editing.verbPlanned", "editing.save"],
  publish: ["editing.verbPublish", "editing.shortPublish"],
  changes: ["editing.verbChanges", "editing.shortPublish"],
  offline: ["editing.verbOffline", "editing.shortOffline"],
} as const satisfies Record<string, readonly [EditingKey, EditingKey]>;

type SaveButtonProps = {
  isSaving: boolean;
  verb: SaveVerb;
  /** What it does to what visitors see. */
  effect: string | null;
  onSave(): void;
};

/** The save button of an editor, over a line that says what it does. */
export function SaveButton({ isSaving, verb, effect, onSave }: SaveButtonProps) {
  const { t } = useLanguage(editingTexts);
  const id = useId();
  const shortcut = useSaveShortcut();
  const [text, short] = verbs[verb];
  return (
    <span className="grid justify-items-center gap-1">
      <button
        type="button"
        {...shortcut}
        aria-label={isSaving ? undefined : t(text)}
        aria-describedby={effect ? id : undefined}
        aria-disabled={isSaving}
        onClick={() => isSaving || onSave()}
        className={`${barButton} button-primary md:px-6`}
      >
        {isSaving ? (
          t("editing.saving")
        ) : (
          <>
            <span className="max-lg:hidden">{t(text)}</span>
            <span className="lg:hidden">{t(short)}</span>
          </>
        )}
      </button>
      {effect && (
        <span id={id} className="max-w-32 text-center text-ink-soft text-small leading-tight max-md:sr-only">
          {effect}
        </span>
      )}
    </span>
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
