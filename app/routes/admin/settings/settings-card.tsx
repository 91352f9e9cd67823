import type { ReactNode } from "react";
import { Link } from "react-router";

type SettingsCardProps = {
  /** Of the title, which also names the form in the part. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A titled part of the settings. */
export function SettingsCard({ id, title, children }: SettingsCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-6 sm:p-8">
      <h2 id={id} className="mb-3 text-title-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

type ScreenCardProps = { id: string; title: string; about: string; to: string; open: string };

/** A part with a screen of its own. */
export function ScreenCard({ id, title, about, to, open }: ScreenCardProps) {
  return (
    <SettingsCard id={id} title={title}>
      <p>{about}</p>
      <p className="mt-3">
        <Link to={to} className="text-link">
          {open}
        </Link>
      </p>
    </SettingsCard>
  );
}
