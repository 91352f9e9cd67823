import { EyeOff } from "lucide-react";
import { useLanguage } from "../../i18n/language.tsx";
import { type EditingKey, editingTexts } from "../../i18n/panel/editing.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

/** What a save does to what visitors see, or where it is kept. */
export type SaveVerb = keyof typeof verbs;

/** What the button says of each, and where there is little room. */
const verbs = {
  save: ["word.save", "word.save"],
  draft: ["editing.saveDraft", "editing.saveDraft"],
  keep: ["editing.keep", "editing.keep"],
  planned: ["editing.verbPlanned", "word.save"],
  publish: ["editing.verbPublish", "editing.shortPublish"],
  changes: ["editing.verbChanges", "editing.shortPublish"],
  offline: ["editing.verbOffline", "editing.shortOffline"],
} as const satisfies Record<string, readonly [EditingKey, EditingKey]>;

type SaveButtonProps = {
  isSaving: boolean;
  /** Whether there is nothing to save. */
  isQuiet: boolean;
  verb: SaveVerb;
  /** Of what says what it does to what visitors see. */
  effectId: string | undefined;
  onSave(): void;
};

/** The save button of an editor. */
export function SaveButton({ isSaving, isQuiet, verb, effectId, onSave }: SaveButtonProps) {
  const { t } = useLanguage(editingTexts);
  const shortcut = useSaveShortcut();
  const [text, short] = verbs[verb];
  return (
    <button
      type="button"
      {...shortcut}
      aria-label={isSaving ? undefined : t(text)}
      aria-describedby={effectId}
      aria-disabled={isSaving}
      onClick={() => isSaving || onSave()}
      className={`${barButton} ${isQuiet ? "button-quiet" : "button-primary"} @max-md:px-3 @max-md:text-small`}
    >
      {isSaving ? (
        t("word.saving")
      ) : (
        <>
          <span className="@max-7xl:hidden">{t(text)}</span>
          <span className="@7xl:hidden">{t(short)}</span>
        </>
      )}
    </button>
  );
}

type KeepButtonProps = { isDisabled: boolean; className?: string; onKeep(): void };

/** Saves the changes of what is live without publishing them. */
export function KeepButton({ isDisabled, className = "", onKeep }: KeepButtonProps) {
  const { t } = useLanguage(editingTexts);
  return (
    <button
      type="button"
      title={t("editing.keepHint")}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onKeep()}
      className={`${tool} ${className}`}
    >
      <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="@md:@max-7xl:sr-only">{t("editing.keep")}</span>
    </button>
  );
}

/** In the bar an icon where that is narrow. */
export const tool = `${barButton} button-quiet @md:@max-7xl:px-3`;
