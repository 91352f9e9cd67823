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
      <circle cx={16} cy={8} r={3.6} className="fill-accent" />
    </svg>
  );
}

const brandLine = "M2.5 11h2.2a4 4 0 0 1 3.6 2.2l5 10.2a3 3 0 0 0 5.4 0l5-10.2a4 4 0 0 1 3.6-2.2h2.2";
