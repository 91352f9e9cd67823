import type { ReactNode } from "react";

type EmptyStateProps = { title?: string; text: string; children?: ReactNode };

/** A list without entries: why, and what to do about it. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <EmptyBox className="mt-4 py-16">
      {title && <p className="font-semibold">{title}</p>}
      <p className={title && "mt-1 text-ink-soft"}>{text}</p>
      {children}
    </EmptyBox>
  );
}

/** The box of a part that has nothing to show. */
export function EmptyBox({ className = "py-16", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-line border-dashed px-6 text-center ${className}`}>
      {children}
    </div>
  );
}
