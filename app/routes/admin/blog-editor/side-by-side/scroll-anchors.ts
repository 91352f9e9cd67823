/** How far a text is scrolled when each of its headings is read, and when it ends; in pixels. */
export type ScrollAnchors = { headings: readonly number[]; end: number };

/** Where the other text shows the same heading as this one at `top`; in proportion between headings. */
export function followedTop(top: number, own: ScrollAnchors, other: ScrollAnchors): number {
  const pairs = pairsOf(own, other);
  const next = pairs.findIndex(([place]) => place >= top);
  if (next === 0) return 0;
  const [to, from] = [pairs[next], pairs[next - 1]];
  if (!to || !from) return other.end;
  return from[1] + ((top - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

/** The nth heading of one text beside that of the other, from the beginning to the end of both. */
function pairsOf(own: ScrollAnchors, other: ScrollAnchors): [number, number][] {
  const pairs: [number, number][] = [[0, 0]];
  for (const [place, heading] of own.headings.entries()) {
    const beside = other.headings[place];
    const [lastOwn, lastOther] = pairs.at(-1) ?? [0, 0];
    if (beside === undefined || heading >= own.end || beside >= other.end) break;
    if (heading > lastOwn && beside >= lastOther) pairs.push([heading, beside]);
  }
  pairs.push([own.end, other.end]);
  return pairs;
}
