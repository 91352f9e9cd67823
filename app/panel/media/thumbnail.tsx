import { FileText, ImageOff } from "lucide-react";
import type { Media } from "../../data/media/admin-media.ts";
import { thumbnailAddress } from "../../data/media/thumbnail.ts";
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
