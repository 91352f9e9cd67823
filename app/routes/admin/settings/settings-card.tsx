import { type ReactNode, useId } from "react";
import { Link } from "react-router";

/** A titled part of the settings. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-6 sm:p-8">
      <h2 id={id} className="mb-3 text-title-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

type ScreenCardProps = { title: string; about: string; to: string; open: string };

/** A part with a screen of its own. */
export function ScreenCard({ title, about, to, open }: ScreenCardProps) {
  return (
    <SettingsCard title={title}>
      <p>{about}</p>
      <p className="mt-3">
        <Link to={to} className="text-link">
          {open}
        </Link>
      </p>
    </SettingsCard>
  );
}
