import { useState } from "react";
import { imageAddress } from "../../../html/safe-address.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel/about.ts";
import { Avatar } from "../../../ui/pictures/avatar.tsx";
import { PanelField } from "../controls/panel-field.tsx";

type PortraitFieldProps = { name: string; value: string; max: number; onChange(value: string): void };

/** The address of a portrait with a preview, which loads when the field loses the focus. */
export function PortraitField({ name, value, max, onChange }: PortraitFieldProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const [tried, setTried] = useState(value);
  const [failed, setFailed] = useState<string | null>(null);
  const isUnsafe = value !== "" && imageAddress(value) === null;
  const shown = imageAddress(tried);
  return (
    <div className="flex flex-wrap items-start gap-5">
      {shown && shown !== failed ? (
        <Portrait key={shown} src={shown} onFailure={() => setFailed(shown)} />
      ) : (
        <Avatar name={name} src={null} />
      )}
      <div className="min-w-0 grow basis-64">
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
      </div>
    </div>
  );
}

function Portrait({ src, onFailure }: { src: string; onFailure(): void }) {
  return (
    <img
      onError={onFailure}
      src={src}
      alt=""
      width={112}
      height={112}
      className="size-28 shrink-0 rounded-full border border-line bg-paper object-cover"
    />
  );
}
