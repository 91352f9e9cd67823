import { pictures } from "virtual:pictures";
import type { ReactElement } from "react";

type PictureSourcesProps = {
  src: string;
  /** The HTML `sizes` attribute. */
  sizes: string;
  /** The image, shown alone without variants: drawings, and pictures of other hosts. */
  children: ReactElement;
};

/** An image with the formats and widths that the build has generated. */
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
