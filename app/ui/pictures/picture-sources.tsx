import { pictures } from "virtual:pictures";
import type { ReactElement } from "react";

type PictureSourcesProps = {
  src: string;
  /** How wide the picture is shown, for the browser to choose by (the `sizes` of HTML). */
  sizes: string;
  /** The image itself, for what has no variants: drawings, and pictures from elsewhere. */
  children: ReactElement;
};

/** An image in the smallest format and width that serve this browser and screen, where the build has made them. */
export function PictureSources({ src, sizes, children }: PictureSourcesProps) {
  const variants = Object.hasOwn(pictures, src) ? pictures[src] : undefined;
  if (!variants) return children;
  return (
    <picture className="contents">
      {variants.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}
