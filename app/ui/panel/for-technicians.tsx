import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";

/** What only helps who runs the server: names of settings, commands, answers of other servers. */
export function ForTechnicians({ children }: { children: ReactNode }) {
  const { t } = useLanguage(panelTexts);
  return (
    <details className="text-ink-soft text-small">
      <summary className="inline-flex min-h-11 items-center text-link">{t("panel.technical")}</summary>
      <div className="grid gap-2 pb-2 [overflow-wrap:anywhere]">{children}</div>
    </details>
  );
}
