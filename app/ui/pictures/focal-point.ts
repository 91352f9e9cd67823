import type { ShownPicture } from "../../data/media/shown-picture.ts";

/** The classes of a picture's focal point, in steps of ten per cent; none for the middle, and without a picture. */
export function focalPoint(picture: ShownPicture | null): string {
  const x = nearestTen(picture?.x ?? middle);
  const y = nearestTen(picture?.y ?? middle);
  return x === middle && y === middle ? "" : `focal-point focal-x-${x} focal-y-${y}`;
}

const middle = 50;

function nearestTen(percentage: number): number {
  return Math.round(percentage / 10) * 10;
}
