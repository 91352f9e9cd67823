import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import type { FocalPoint } from "./focal-point.ts";

/** The picture as pages crop it. */
export function CropPreviews({ src, point: { x, y } }: { src: string; point: FocalPoint }) {
  const { t } = useLanguage(mediaPanelTexts);
  // The panel is rendered in the browser, where the content security policy allows it.
  const style = { objectPosition: `${x}% ${y}%` };
  return (
    <div className="flex flex-wrap gap-5">
      <figure>
        <img
          src={src}
          alt=""
          style={style}
          className="aspect-video w-64 max-w-full rounded-card object-cover"
        />
        <figcaption className="mt-1.5 text-ink-soft text-small">{t("media.cropWide")}</figcaption>
      </figure>
      <figure>
        <img src={src} alt="" style={style} className="size-28 rounded-full object-cover" />
        <figcaption className="mt-1.5 text-ink-soft text-small">{t("media.cropRound")}</figcaption>
      </figure>
    </div>
  );
}
