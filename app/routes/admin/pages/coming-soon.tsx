import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { Screen } from "./screen.tsx";

type ComingSoonProps = {
  title: "services.title" | "cases.title";
  add: "services.add" | "cases.add";
  /** Where this is done today. */
  children: ReactNode;
};

/** A screen without content yet. */
export function ComingSoon({ title, add, children }: ComingSoonProps) {
  const { t } = useLanguage(panelTexts);
  return (
    <Screen
      title={t(title)}
      tools={
        <button type="button" disabled className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t(add)}
        </button>
      }
    >
      <p className="mb-6">{children}</p>
      <div className="rounded-card border border-line border-dashed py-24 text-center">
        <p className="font-display text-title-3">{t("panel.comingSoon")}</p>
      </div>
    </Screen>
  );
}
