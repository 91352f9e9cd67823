import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Texts } from "../../../i18n/language-texts.ts";
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

type ScreenCardProps<Area extends string> = {
  id: string;
  /** The keys of its texts begin with it. */
  area: Area;
  texts: Texts<`${Area}.title` | `${Area}.about` | `${Area}.open`>;
  to: string;
};

/** A part with a screen of its own. */
export function ScreenCard<Area extends string>({ id, area, texts, to }: ScreenCardProps<Area>) {
  const { t } = useLanguage(texts);
  return (
    <SettingsCard id={id} title={t(`${area}.title`)}>
      <p>{t(`${area}.about`)}</p>
      <p className="mt-3">
        <Link to={to} className="text-link">
          {t(`${area}.open`)}
        </Link>
      </p>
    </SettingsCard>
  );
}
