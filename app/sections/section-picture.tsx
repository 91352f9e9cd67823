import { mediaIdOf } from "../data/media/picture-address.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import type { Found } from "./section.ts";

type SectionPictureProps = { src: string; found: Found; isFirst: boolean };

/** The picture of a section, half as wide as the page on wide screens. */
export function SectionPicture({ src, found, isFirst }: SectionPictureProps) {
  return (
    <Picture
      src={src}
      picture={found.pictures[src] ?? null}
      sizes="(width >= 80rem) 36rem, (width >= 64rem) 45vw, 92vw"
      isFirst={isFirst}
    />
  );
}

/** Whether there is one at this address: what the library no longer has is none. */
export function hasPicture(src: string, found: Found): boolean {
  return src !== "" && (mediaIdOf(src) === null || found.pictures[src] !== undefined);
}
