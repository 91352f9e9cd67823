/** The variants of a photograph, as `<source>` takes them, the smallest format first; and its own size in pixels. */
type PictureVariants = {
  width: number;
  height: number;
  sources: readonly { type: `image/${string}`; srcSet: string }[];
};

/** The photographs among the site's own files, by their addresses. */
export type Pictures = Readonly<Record<string, PictureVariants>>;
