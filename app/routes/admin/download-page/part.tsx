import type { ReactNode } from "react";

export function Part({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-5 rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 className="flex flex-wrap items-center gap-3 text-title-4">
        {title}
        {badge}
      </h2>
      {children}
    </section>
  );
}
