/** The number of distinguishable series. */
const fills = [
  { ground: "fill-ink", lines: null },
  { ground: "fill-accent-soft", lines: "M0 6 6 0M-1 1 1 -1M5 7 7 5" },
  { ground: "fill-tide", lines: null },
  { ground: "fill-white", lines: "M0 1.5H6M0 4.5H6" },
  { ground: "fill-warning-soft", lines: "M1.5 0V6M4.5 0V6" },
  { ground: "fill-paper-deep", lines: "M0 6 6 0M-1 1 1 -1M5 7 7 5M0 0 6 6M5 -1 7 1M-1 5 1 7" },
] as const;

/** The fill of a series, of the `SeriesFills` with the same id. */
export function fillOf(id: string, place: number): string {
  return `url(#${id}-fill-${place % fills.length})`;
}

/** Six patterns that differ in shape and colour. */
export function SeriesFills({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width={0} height={0} className="absolute">
      <defs>
        {fills.map(({ ground, lines }, place) => (
          <pattern key={ground} id={`${id}-fill-${place}`} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} className={ground} />
            {lines && <path d={lines} className="stroke-ink" fill="none" strokeWidth={0.9} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
