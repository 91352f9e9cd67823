import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "../../../ui/panel/card.tsx";

type SettingsCardProps = {
  /** Of the title, which also names the form in the part. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A titled part of the settings. */
export function SettingsCard({ id, title, children }: SettingsCardProps) {
  return (
    <Card id={id} title={title} className="p-6 sm:p-8">
      <div className="mt-3">{children}</div>
    </Card>
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
