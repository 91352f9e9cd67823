import { mainFile } from "../../data/media/picture-files.ts";
import type { ShownPicture } from "../../data/media/shown-picture.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { focalPoint } from "./focal-point.ts";
import { PictureSources } from "./picture-sources.tsx";
import { hasPlaceholder, Placeholder } from "./placeholder.tsx";
import { useImageFailure } from "./use-image-failure.ts";

/** The fallback for a missing or broken picture. */
const fallbackPicture = "/images/insights/fallback.svg";

type PictureProps = {
  src: string | null;
  /** The library's picture, if it is one. */
  picture: ShownPicture | null;
  /** The language of its description, when it is not the page's. */
  lang?: Language | undefined;
  /** The HTML `sizes` attribute. */
  sizes: string;
  /** Above the fold: loads eagerly. */
  isInSight?: boolean | undefined;
  /** Loads with high priority. */
  isFirst?: boolean | undefined;
};

/** The picture of an article, beside its title: 16 to 9, as wide as its place. Decorative without a description. */
export function Picture(props: PictureProps) {
  const { src, sizes, lang, isFirst = false, isInSight = isFirst } = props;
  const { hasFailed, image } = useImageFailure(src);
  const picture = hasFailed ? null : props.picture;
  const shown = src && !hasFailed ? src : fallbackPicture;
  return (
    <Placeholder picture={picture} className="rounded-card">
      <PictureSources src={shown} picture={picture} sizes={sizes}>
        <img
          {...image}
          src={picture ? mainFile(picture).path : shown}
          alt={picture?.alt ?? ""}
          lang={picture?.alt ? lang : undefined}
          width={1200}
          height={675}
          className={`relative aspect-video w-full rounded-card object-cover ${hasPlaceholder(picture) ? "" : "bg-paper-deep"} ${focalPoint(picture)}`}
          loading={isInSight ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding="async"
        />
      </PictureSources>
    </Placeholder>
  );
}
