import { useImageFailure } from "./use-image-failure.ts";

/** The picture that stands in when an article has none, or when its own can't be fetched. */
const fallbackPicture = "/images/insights/fallback.svg";

type PictureProps = {
  src: string | null;
  width: number;
  height: number;
  className: string;
  /** Fetched at once, because it is in sight when the page opens. */
  isFirst?: boolean;
};

/** The picture of an article: decoration, its title says the same. */
export function Picture({ src, isFirst = false, ...size }: PictureProps) {
  const { hasFailed, image } = useImageFailure();
  return (
    <img
      {...image}
      {...size}
      src={src && !hasFailed ? src : fallbackPicture}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
}
