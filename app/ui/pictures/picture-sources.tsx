import { pictures } from "virtual:pictures";
import type { ReactElement } from "react";
import { pictureSources } from "../../data/media/picture-files.ts";
import type { ShownPicture } from "../../data/media/shown-picture.ts";

type PictureSourcesProps = {
  src: string;
  /** The library's picture, if it is one. */
  picture?: ShownPicture | null;
  /** The HTML `sizes` attribute. */
  sizes: string;
  /** The image, shown alone without variants: drawings, and pictures of other hosts. */
  children: ReactElement;
};

/** An image with the formats and widths that the build, or the library, has generated. */
export function PictureSources({ src, picture, sizes, children }: PictureSourcesProps) {
  const sources = picture ? pictureSources(picture) : builtSources(src);
  if (!sources) return children;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}

function builtSources(src: string) {
  return Object.hasOwn(pictures, src) ? pictures[src]?.sources : undefined;
}
