import { PictureSources } from "./picture-sources.tsx";
import { useImageFailure } from "./use-image-failure.ts";

/** The fallback for a missing or broken picture. */
const fallbackPicture = "/images/insights/fallback.svg";

type PictureProps = {
  src: string | null;
  width: number;
  height: number;
  className: string;
  /** The HTML `sizes` attribute. */
  sizes: string;
  /** Above the fold: loads eagerly. */
  isInSight?: boolean;
  /** Loads with high priority. */
  isFirst?: boolean;
};

/** The picture of an article: decorative, beside its title. */
export function Picture({ src, sizes, isFirst = false, isInSight = isFirst, ...size }: PictureProps) {
  const { hasFailed, image } = useImageFailure(src);
  const shown = src && !hasFailed ? src : fallbackPicture;
  return (
    <PictureSources src={shown} sizes={sizes}>
      <img
        {...image}
        {...size}
        src={shown}
        alt=""
        loading={isInSight ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
      />
    </PictureSources>
  );
}
