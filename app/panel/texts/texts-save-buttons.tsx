import { useRight } from "../../account/rights.ts";
import type { Change } from "../../data/rehearsals/rehearse.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { KeepButton, SaveButton, tool } from "../editing/save-buttons.tsx";

type TextsSaveButtonsProps = {
  isSaving: boolean;
  isQuiet: boolean;
  onSave(isPublished: boolean): void;
  /** Publishes what is typed. */
  change: Change;
};

/** Publishes what is typed, or has it wait; a writer's texts always wait. */
export function TextsSaveButtons({ isSaving, isQuiet, onSave, change }: TextsSaveButtonsProps) {
  const mayPublish = useRight("publish");
  return (
    <>
      {mayPublish && !isQuiet && (
        <RehearsalButton change={change} isDisabled={isSaving} className={`${tool} @max-md:px-3`} />
      )}
      {mayPublish && (
        <KeepButton
          className="@max-md:px-3 @max-md:[&>span]:sr-only"
          isDisabled={isSaving}
          onKeep={() => onSave(false)}
        />
      )}
      <SaveButton
        isSaving={isSaving}
        verb={mayPublish ? "publish" : "keep"}
        isQuiet={isQuiet}
        effectId={undefined}
        onSave={() => onSave(mayPublish)}
      />
    </>
  );
}
