/** Parts that never move, with their places as keys. */
export function numbered<Part>(parts: readonly Part[]): { place: number; part: Part }[] {
  return parts.map((part, place) => ({ place, part }));
}
