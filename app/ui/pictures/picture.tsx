import { PictureSources } from "./picture-sources.tsx";
import { useImageFailure } from "./use-image-failure.ts";

/** The picture that stands in when an article has none, or when its own can't be fetched. */
const fallbackPicture = "/images/insights/fallback.svg";

type PictureProps = {
  src: string | null;
  width: number;
  height: number;
  className: string;
  /** How wide it is shown (the `sizes` of HTML). */
  sizes: string;
  /** In sight when the page opens: fetched at once. */
  isInSight?: boolean;
  /** The first of those: fetched before them. */
  isFirst?: boolean;
};

/** The picture of an article: decoration, its title says the same. */
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
