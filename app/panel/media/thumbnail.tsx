import { FileText, ImageOff } from "lucide-react";
import type { Media } from "../../data/media/admin-media.ts";
import { thumbnailAddress } from "../../data/media/thumbnail.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { formatSize } from "../../ui/panel/format-size.ts";
import { useImageFailure } from "../../ui/pictures/use-image-failure.ts";

type ThumbnailProps = { media: Media; className?: string };

/** A small picture around its focal point, or the sign of a file; its name stands beside it. */
export function Thumbnail({ media, className = "" }: ThumbnailProps) {
  const src = thumbnailAddress(media);
  const { hasFailed, image } = useImageFailure(src);
  const box = `aspect-4/3 w-full rounded-small bg-paper-deep ${className}`;
  if (src && !hasFailed) {
    return (
      <img
        {...image}
        src={src}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className={`${box} object-cover`}
        // The panel is rendered in the browser, where the content security policy allows it.
        style={{ objectPosition: `${media.focal_x}% ${media.focal_y}%` }}
      />
    );
  }
  const Icon = src ? ImageOff : FileText;
  return (
    <span className={`${box} flex items-center justify-center text-ink-soft`}>
      <Icon aria-hidden="true" className="size-8" strokeWidth={1.5} />
    </span>
  );
}

/** What is to be done about an entry. */
export function Badges({ media, className = "" }: { media: Media; className?: string }) {
  const { t } = useLanguage(mediaPanelTexts);
  return (
    <p className={`flex flex-wrap gap-1 text-small empty:hidden ${className}`}>
      {lacksDescription(media) && (
        <span className="rounded-full bg-warning-soft px-2.5 font-semibold text-warning">
          {t("media.undescribed")}
        </span>
      )}
      {media.unused_since !== null && (
        <span className="rounded-full bg-info-soft px-2.5 font-semibold text-info">{t("media.unused")}</span>
      )}
    </p>
  );
}

/** Whether it is a picture without a description in one of the languages. */
function lacksDescription({ width, is_decorative, alt_nl, alt_en }: Media): boolean {
  return width !== null && !is_decorative && (alt_nl === "" || alt_en === "");
}

/** The dimensions or kind of an entry, and its size. */
export function Facts({ media, className = "" }: { media: Media; className?: string }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const { width, height, size } = media;
  return (
    <span className={`flex flex-wrap gap-x-2 text-ink-soft text-small tabular-nums ${className}`}>
      <span>{width === null ? t("media.pdf") : `${width} × ${height}`}</span>
      <span>{formatSize(size, language)}</span>
    </span>
  );
}
