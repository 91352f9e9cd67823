import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import type { LanguageState } from "../../../data/schedules/language-state.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { pictureTexts } from "../../../i18n/panel/pictures.en.ts";
import { barButton, iconButton } from "../../../ui/panel/buttons.ts";
import { describeState } from "../../../ui/panel/describe-state.ts";
import { EditorBar } from "../../../ui/panel/editor-bar.tsx";
import { Switch } from "../../../ui/primitives/switch.tsx";
import { undescribedId } from "../blog-editor/use-undescribed.ts";
import { PreviewLink } from "./preview-link.tsx";
import { KeepButton, SaveButton, type SaveVerb } from "./save-buttons.tsx";
import { ToolsButton } from "./tools-button.tsx";

type EditorHeaderProps = {
  isNew: boolean;
  /** What the screen is for, such as "Edit Article". */
  does: string;
  /** The screen that lists the documents of the kind. */
  back: { to: string; text: string };
  /** The title of the document; empty before it has one. */
  title: string;
  /** The address of what is saved; null for a new document. */
  preview: string | null;
  /** What visitors see of what is saved, and what comes up; none for a new document. */
  states: readonly LanguageState[];
  isPublished: boolean;
  /** What a save does to what visitors see. */
  effect: string | null;
  isDirty: boolean;
  isSaving: boolean;
  /** Says that a picture is being uploaded. */
  upload: string | null;
  /** The number of pictures without a description. */
  undescribed: number;
  /** Undefined for whoever may not publish. */
  onPublish: ((isPublished: boolean) => void) | undefined;
  verb: SaveVerb;
  onSave(): void;
  /** Saves without publishing; undefined when nothing is live. */
  onKeep: (() => void) | undefined;
};

/** The sticky header with the publication switch, the preview and the save button. */
export function EditorHeader(props: EditorHeaderProps) {
  const { t: editing } = useLanguage(editingTexts);
  const { language, t: panel } = useLanguage(panelTexts);
  const { t: pictures } = useLanguage(pictureTexts);
  const { isNew, does, back, title, preview, states, isPublished, effect, isDirty, isSaving, upload } = props;
  const { undescribed, onPublish, verb, onSave, onKeep } = props;
  const saved = isDirty ? editing("editing.unsaved") : isNew ? "" : editing("editing.saved");
  return (
    <EditorBar
      title={
        <span className="flex items-center gap-2">
          <Link to={back.to} aria-label={back.text} title={back.text} className={`${iconButton} -my-2 -ml-2`}>
            <ArrowLeft aria-hidden="true" className="size-5" />
          </Link>
          <span className="min-w-0 grow">
            {title && <span className={eyebrow}>{does}</span>}{" "}
            <span className="block truncate" title={title}>
              {title || does}
            </span>
          </span>
          {!isNew && <ToolsButton />}
        </span>
      }
      note={
        <div className="flex flex-wrap gap-x-4">
          <p role="status" className="flex flex-wrap gap-x-4">
            {states.length > 0 && (
              <span>{states.map((state) => describeState(state, language, panel)).join(" · ")}</span>
            )}
            <span className={upload || isDirty ? "" : "max-md:sr-only"}>{upload ?? saved}</span>
          </p>
          {/* Elsewhere it is below the button. */}
          {effect && (
            <p className="md:hidden">
              {editing("editing.saveDoes", { effect })} {onKeep && editing("editing.keepDoes")}
            </p>
          )}
          {undescribed > 0 && (
            <a href={`#${undescribedId}`} className="text-warning underline underline-offset-4 max-md:hidden">
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
      {preview && (
        <PreviewLink
          to={preview}
          className={`${barButton} button-quiet max-lg:px-3 max-md:hidden`}
          textClassName="max-lg:sr-only"
        />
      )}
      {onKeep && <KeepButton isDisabled={isSaving || !isDirty} onKeep={onKeep} />}
      <SaveButton isSaving={isSaving} verb={verb} effect={effect} onSave={onSave} />
    </EditorBar>
  );
}

/** A phone has no room for it. */
const eyebrow = "block font-normal text-ink-soft text-small max-md:sr-only";
