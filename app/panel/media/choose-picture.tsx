import { type ReactNode, useRef, useState } from "react";
import { mediaAddress } from "../../data/media/picture-address.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { pictureTexts } from "../../i18n/panel/pictures.en.ts";
import { FieldUpload } from "./field-upload.tsx";
import { MediaPicker } from "./media-picker.tsx";
import { dropZone } from "./use-dropped-files.ts";
import { useFieldUpload } from "./use-field-upload.ts";

type ChoosePictureProps = {
  /** The name of the button, where several are on one screen. */
  label?: string;
  /** The address field. */
  children: ReactNode;
  /** Takes the address of a picture of the library. */
  onChoose(address: string): void;
};

/** An address field that is filled by choosing from the library, by dropping, or by pasting a picture. */
export function ChoosePicture({ label, children, onChoose }: ChoosePictureProps) {
  const { t } = useLanguage(pictureTexts);
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { upload, isOver, retry, cancel } = useFieldUpload(field, "pictures", (id) =>
    onChoose(mediaAddress(id)),
  );
  return (
    <>
      <div ref={field} data-over={isOver || undefined} className={dropZone}>
        {children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            aria-label={label}
            onClick={() => setChoosing(true)}
            className="button button-quiet"
          >
            {t("pictures.choose")}
          </button>
          <p className="text-ink-soft text-small">{t("pictures.drop")}</p>
        </div>
        <FieldUpload upload={upload} onRetry={retry} onCancel={cancel} />
      </div>
      {isChoosing && (
        <MediaPicker
          kind="picture"
          onChoose={({ id }) => {
            setChoosing(false);
            onChoose(mediaAddress(id));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
