import { useEffect, useState } from "react";
import { canBeImage } from "../../../data/articles/article-problems.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { ChoosePicture } from "../media/choose-picture.tsx";
import { useFocalPoint } from "../media/use-focal-point.ts";

type ImageFieldProps = { value: string; error: string | undefined; onChange(value: string): void };

/** The article's image: an address, typed or of a picture of the library, with a preview. */
export function ImageField({ value, error, onChange }: ImageFieldProps) {
  const { t } = useLanguage(editorTexts);
  const address = useDebounced(value.trim());
  const objectPosition = useFocalPoint(address);
  const [broken, setBroken] = useState("");
  const isShown = address !== "" && canBeImage(address);
  const warning = canBeImage(value) ? t("editor.imageFailed") : t("editor.imageShape");
  const isBroken = !canBeImage(value) || (isShown && broken === address);
  return (
    <div className="grid gap-3">
      <ChoosePicture onChoose={onChange}>
        <PanelField
          label={t("editor.image")}
          name="editor.image"
          type="url"
          value={value}
          error={error ?? (isBroken ? warning : undefined)}
          onChange={onChange}
        />
      </ChoosePicture>
      {isShown && !isBroken && (
        <img
          key={address}
          src={address}
          alt={t("editor.imagePreview")}
          onError={() => setBroken(address)}
          style={{ objectPosition }}
          className="aspect-video w-full max-w-sm rounded-card border border-line bg-paper-deep object-cover"
        />
      )}
    </div>
  );
}

/** The value after a pause in typing, so that no partial address is loaded. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
