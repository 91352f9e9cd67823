import type { ReactNode } from "react";
import { NeedsScript } from "../../account/status-messages.tsx";
import { Drawing } from "../../ui/drawings/drawing.tsx";
import workers from "../../ui/drawings/workers.svg?raw";

/** An account page: a card beside a drawing. */
export function AccountPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="page-width grid gap-10 py-12 lg:grid-cols-[1fr_28rem] lg:gap-20 lg:py-20">
      <div>
        <h1 className="text-title-1">{title}</h1>
        <p className="mt-4 max-w-text text-ink-soft text-lead">{text}</p>
        <Drawing svg={workers} className="mt-12 hidden w-full max-w-xl lg:block" />
      </div>
      <div className="self-start rounded-card border border-line bg-white p-6 shadow-raised sm:p-8">
        <NeedsScript />
        {children}
      </div>
    </section>
  );
}
