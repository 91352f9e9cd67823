import { useRight } from "../../../account/rights.ts";
import { KeepButton, SaveButton } from "../editing/save-buttons.tsx";

type TextsSaveButtonsProps = { isSaving: boolean; onSave(isPublished: boolean): void };

/** Publishes what is typed, or has it wait; a writer's texts always wait. */
export function TextsSaveButtons({ isSaving, onSave }: TextsSaveButtonsProps) {
  const mayPublish = useRight("publish");
  return (
    <>
      {mayPublish && <KeepButton isDisabled={isSaving} onKeep={() => onSave(false)} />}
      <SaveButton
        isSaving={isSaving}
        verb={mayPublish ? "publish" : "keep"}
        effect={null}
        onSave={() => onSave(mayPublish)}
      />
    </>
  );
}
