import { type ReactNode, useId } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid gap-5 border-line border-t pt-8 md:grid-cols-[14rem_1fr] md:gap-10"
    >
      <h2 id={id} className="text-title-3">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
