import type { ReactElement } from "react";
import type { ShownPicture } from "../../data/media/shown-picture.ts";

type PlaceholderProps = {
  picture: ShownPicture | null;
  /** The corners, and what else the image needs around it. */
  className: string;
  /** The image, positioned, without a background. */
  children: ReactElement;
};

/** An image on its mean colour until it has loaded. An SVG, since the policy allows no inline styles. */
export function Placeholder({ picture, className, children }: PlaceholderProps) {
  if (!hasPlaceholder(picture)) return children;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={picture.colour} />
      </svg>
      {children}
    </span>
  );
}

/** Not for a transparent picture, which would stay on its colour. */
export function hasPlaceholder(picture: ShownPicture | null): picture is ShownPicture {
  return picture !== null && !picture.isPng;
}
