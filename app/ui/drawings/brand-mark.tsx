import { brandDot, brandLine } from "./brand.ts";

/** The mark of the firm: work that flows through a V, and the person who keeps the tiller. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={32}
      height={32}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path
        d={brandLine}
        stroke="currentColor"
        strokeWidth={3.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={brandDot.x} cy={brandDot.y} r={brandDot.radius} className="fill-accent" />
    </svg>
  );
}
