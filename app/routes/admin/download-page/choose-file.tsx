import { type ChangeEvent, useId, useRef, useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { downloadFileTexts } from "../../../i18n/panel/download-file.en.ts";
import { dropZone } from "../../../panel/media/drop-zone.ts";
import { FieldUpload } from "../../../panel/media/field-upload.tsx";
import { acceptAttribute } from "../../../panel/media/file-problem.ts";
import { MediaPicker } from "../../../panel/media/media-picker.tsx";
import { useFieldUpload } from "../../../panel/media/use-field-upload.ts";

type ChooseFileProps = { hasFile: boolean; isBusy: boolean; onChoose(mediaId: string): void };

/** Uploads a PDF to the library, by choosing, dropping or pasting it, or chooses one that is there. */
export function ChooseFile({ hasFile, isBusy, onChoose }: ChooseFileProps) {
  const { t } = useLanguage(downloadFileTexts);
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { upload, isOver, send, retry, cancel } = useFieldUpload(field, "files", onChoose);

  function sendChosen({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file) send(file);
    // So that the same file can be chosen again.
    target.value = "";
  }

  return (
    <>
      <div ref={field} data-over={isOver || undefined} className={dropZone}>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t(hasFile ? "file.replace" : "file.choose")}
          </label>
          <input
            id={id}
            type="file"
            accept={acceptAttribute.files}
            disabled={isBusy}
            aria-invalid={upload?.state.name === "failed" || undefined}
            aria-describedby={`${id}-hint`}
            onChange={sendChosen}
            className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small">
            {t("file.hint")}
          </p>
        </div>
        <FieldUpload upload={upload} onRetry={retry} onCancel={cancel} />
        <p>
          <button type="button" onClick={() => setChoosing(true)} className="button button-quiet">
            {t("file.library")}
          </button>
        </p>
      </div>
      {isChoosing && (
        <MediaPicker
          kind="file"
          onChoose={(media) => {
            setChoosing(false);
            onChoose(media.id);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
