import { disc, type Mark, n, type Paint, shape } from "./mark.ts";

/** A person standing on (x, y), as wide as two times the reach: a head above a half circle of shoulders. */
export function person(x: number, y: number, reach: number, body: Paint, head: Paint = body): Mark[] {
  const crown = reach * 0.56;
  return [
    shape(`M${n(x - reach)} ${n(y)}a${n(reach)} ${n(reach)} 0 0 1 ${n(2 * reach)} 0z`, body),
    disc(x, y - reach - crown * 1.24, crown, head),
  ];
}

/** Two half circles that meet at (x, y): one hand gives, the other takes. */
export function handOver(
  x: number,
  y: number,
  radius: number,
  gap: number,
  giver: Paint,
  taker: Paint,
): Mark[] {
  const r = n(radius);
  return [
    shape(`M${n(x - gap / 2)} ${n(y - radius)}a${r} ${r} 0 0 0 0 ${n(2 * radius)}z`, giver),
    shape(`M${n(x + gap / 2)} ${n(y - radius)}a${r} ${r} 0 0 1 0 ${n(2 * radius)}z`, taker),
  ];
}
