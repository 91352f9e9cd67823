import type { KeyboardEvent, MouseEvent } from "react";
import type { Media } from "../../../data/media/admin-media.ts";
import { mainAddress } from "../../../data/media/thumbnail.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { useImageFailure } from "../../../ui/pictures/use-image-failure.ts";
import { clickedPoint, type FocalPoint, movedPoint, pointOf } from "./focal-point.ts";
import type { MediaEdits } from "./use-media-fields.ts";

type FocalCardProps = { media: Media; fields: MediaEdits };

/** The picture, on which its focal point is set. */
export function FocalCard({ media, fields: { read, write, errorOf } }: FocalCardProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const src = mainAddress(media);
  const { hasFailed, image } = useImageFailure(src);
  const point = pointOf(read("focal_x"), read("focal_y"));

  function set({ x, y }: FocalPoint): void {
    write("focal_x", String(x));
    write("focal_y", String(y));
  }

  function click(event: MouseEvent<HTMLButtonElement>): void {
    // A click by the keyboard has no place.
    if (event.detail === 0) return;
    set(clickedPoint(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY));
  }

  function press(event: KeyboardEvent): void {
    const moved =
      event.altKey || event.ctrlKey || event.metaKey ? null : movedPoint(point, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    set(moved);
  }

  return (
    <section aria-labelledby="focal" className={`${cardBox} grid gap-5`}>
      <div>
        <h2 id="focal" className="text-title-4">
          {t("media.focalTitle")}
        </h2>
        <p className="mt-1 text-ink-soft text-small">{t("media.focalHint")}</p>
      </div>
      {hasFailed ? (
        <p className="rounded-small bg-paper-deep px-6 py-16 text-center">{t("media.pictureFailed")}</p>
      ) : (
        <div className="flex justify-center rounded-small bg-paper-deep">
          <button
            type="button"
            aria-label={t("media.focalPicture", { ...point })}
            onClick={click}
            onKeyDown={press}
            className="relative block max-w-full cursor-crosshair"
          >
            <img
              {...image}
              src={src}
              alt=""
              width={media.width ?? undefined}
              height={media.height ?? undefined}
              className="block h-auto max-h-[60dvh] w-auto max-w-full"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-accent/60 shadow-raised ring-2 ring-ink"
              // The panel is rendered in the browser, where the content security policy allows it.
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
            />
          </button>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <PanelField
          label={t("media.focalX")}
          type="number"
          min={0}
          value={read("focal_x")}
          error={errorOf("focal_x")}
          onChange={(typed) => write("focal_x", typed)}
        />
        <PanelField
          label={t("media.focalY")}
          type="number"
          min={0}
          value={read("focal_y")}
          error={errorOf("focal_y")}
          onChange={(typed) => write("focal_y", typed)}
        />
      </div>
      {!hasFailed && <CropPreviews src={src} point={point} />}
    </section>
  );
}

/** The picture as pages crop it. */
function CropPreviews({ src, point: { x, y } }: { src: string; point: FocalPoint }) {
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
