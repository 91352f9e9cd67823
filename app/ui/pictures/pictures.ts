/** A photograph's variants for `<source>`, the smallest format first, and its size in pixels. */
type PictureVariants = {
  width: number;
  height: number;
  sources: readonly { type: `image/${string}`; srcSet: string }[];
};

/** The site's photographs, by path. */
export type Pictures = Readonly<Record<string, PictureVariants>>;
