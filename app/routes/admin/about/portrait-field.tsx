import { useState } from "react";
import { pictureAddress } from "../../../html/safe-address.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { pictureTexts } from "../../../i18n/panel/pictures.en.ts";
import { ChoosePicture } from "../../../panel/media/choose-picture.tsx";
import { useFocalPoint } from "../../../panel/media/use-library-picture.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Avatar } from "../../../ui/pictures/avatar.tsx";

type PortraitFieldProps = { name: string; value: string; max: number; onChange(value: string): void };

/** A portrait: an address, which is loaded when the field loses the focus, or a picture of the library. */
export function PortraitField({ name, value, max, onChange }: PortraitFieldProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const { t: pictures } = useLanguage(pictureTexts);
  const [tried, setTried] = useState(value);
  const [failed, setFailed] = useState<string | null>(null);
  const isUnsafe = value !== "" && pictureAddress(value) === null;
  const shown = pictureAddress(tried);

  function choose(address: string): void {
    onChange(address);
    setTried(address);
  }

  return (
    <div className="flex flex-wrap items-start gap-5">
      {shown && shown !== failed ? (
        <Portrait key={shown} src={shown} onFailure={() => setFailed(shown)} />
      ) : (
        <Avatar name={name} src={null} />
      )}
      <div className="min-w-0 grow basis-64">
        <ChoosePicture label={pictures("pictures.chooseFor", { name })} onChoose={choose}>
          <PanelField
            label={t("about.image")}
            value={value}
            max={max}
            onChange={onChange}
            onBlur={() => setTried(value)}
            hint={
              (isUnsafe && t("about.imageUnsafe")) ||
              (value !== "" && failed === value && t("about.imageFailed"))
            }
          />
        </ChoosePicture>
      </div>
    </div>
  );
}

function Portrait({ src, onFailure }: { src: string; onFailure(): void }) {
  const objectPosition = useFocalPoint(src);
  return (
    <img
      onError={onFailure}
      src={src}
      alt=""
      width={112}
      height={112}
      style={{ objectPosition }}
      className="size-28 shrink-0 rounded-full border border-line bg-paper object-cover"
    />
  );
}
