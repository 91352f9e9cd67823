import { useEffect, useState } from "react";
import { canBePicture } from "../../content/problems.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editorTexts } from "../../i18n/panel/article-editor.en.ts";
import { problemTexts } from "../../i18n/panel/problems.en.ts";
import { PanelField } from "../../ui/panel/panel-field.tsx";
import type { BoundField } from "../editing/bind-part.ts";
import { ChoosePicture } from "./choose-picture.tsx";
import { useFocalPoint } from "./use-library-picture.ts";

/** A picture: an address, typed or of a picture of the library, with a preview. */
export function ImageField(field: BoundField) {
  const { value, error, onChange } = field;
  const { t } = useLanguage(editorTexts);
  const { t: problem } = useLanguage(problemTexts);
  const address = useDebounced(value.trim());
  const objectPosition = useFocalPoint(address);
  const [broken, setBroken] = useState("");
  const isShown = address !== "" && canBePicture(address);
  const warning = canBePicture(value) ? t("editor.imageFailed") : problem("problems.imageShape");
  const isBroken = !canBePicture(value) || (isShown && broken === address);
  return (
    <div className="grid gap-3">
      <ChoosePicture onChoose={onChange}>
        <PanelField {...field} type="url" error={error ?? (isBroken ? warning : undefined)} />
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
