import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { altLimit, nameLimit } from "../../../panel/media/media-fields.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import type { MediaEdits } from "./use-media-fields.ts";

type DescriptionCardProps = { isPicture: boolean; fields: MediaEdits };

/** The name of an entry, and what a picture shows. */
export function DescriptionCard({ isPicture, fields: { read, write, errorOf } }: DescriptionCardProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const id = useId();
  const title = isPicture ? "media.describeTitle" : "media.name";
  const isDecorative = read("is_decorative") === "true";
  return (
    <section aria-label={t(title)} className={`${cardBox} grid gap-5`}>
      {isPicture && <h2 className="text-title-4">{t(title)}</h2>}
      <PanelField
        label={t("media.name")}
        hint={t("media.nameHint")}
        value={read("name")}
        max={nameLimit}
        error={errorOf("name")}
        isRequired
        onChange={(typed) => write("name", typed)}
      />
      {isPicture && (
        <>
          <PanelField
            label={t("media.altNl")}
            language="nl"
            value={read("alt_nl")}
            max={altLimit}
            rows={2}
            onChange={(typed) => write("alt_nl", typed)}
          />
          <PanelField
            label={t("media.altEn")}
            hint={t("media.altHint")}
            language="en"
            value={read("alt_en")}
            max={altLimit}
            rows={2}
            onChange={(typed) => write("alt_en", typed)}
          />
          <div>
            <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={isDecorative}
                aria-describedby={`${id}-decorative`}
                onChange={({ target }) => write("is_decorative", String(target.checked))}
                className="size-5 accent-accent"
              />
              {t("media.isDecorative")}
            </label>
            <p id={`${id}-decorative`} className="text-ink-soft text-small">
              {t("media.isDecorativeHint")}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
