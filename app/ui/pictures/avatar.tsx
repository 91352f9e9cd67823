import { mainFile } from "../../data/media/picture-files.ts";
import type { ShownPicture } from "../../data/media/shown-picture.ts";
import { focalPoint } from "./focal-point.ts";
import { PictureSources } from "./picture-sources.tsx";
import { hasPlaceholder, Placeholder } from "./placeholder.tsx";
import { useImageFailure } from "./use-image-failure.ts";

const shape = "size-28 shrink-0 rounded-full border border-line";

/** Of the shape, in pixels. */
const size = 112;

type AvatarProps = {
  name: string;
  src: string | null;
  /** The library's picture, if it is one. */
  picture?: ShownPicture | null;
};

/** A portrait, or the initials without one or when it fails to load. */
export function Avatar({ name, src, picture = null }: AvatarProps) {
  const { hasFailed, image } = useImageFailure(src);
  if (!src || hasFailed) {
    return (
      <span
        aria-hidden="true"
        className={`${shape} inline-flex items-center justify-center bg-paper font-display font-semibold text-title-3`}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <Placeholder picture={picture} className="size-28 shrink-0 rounded-full">
      <PictureSources src={src} picture={picture} sizes={`${shownWidth(picture)}px`}>
        <img
          {...image}
          src={picture ? mainFile(picture).path : src}
          alt={picture?.alt ?? ""}
          width={size}
          height={size}
          loading="lazy"
          className={`${shape} relative object-cover ${hasPlaceholder(picture) ? "" : "bg-paper"} ${focalPoint(picture)}`}
        />
      </PictureSources>
    </Placeholder>
  );
}

/** The width of the whole picture, whose sides are cut off when it is wider than high. */
function shownWidth(picture: ShownPicture | null): number {
  return picture ? Math.ceil(size * Math.max(1, picture.width / picture.height)) : size;
}

/** First and last initial: «NL» for «Noor van der Laan». */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toUpperCase();
}
