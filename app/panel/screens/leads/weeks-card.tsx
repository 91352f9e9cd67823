import { useState } from "react";
import type { WeeksBy } from "../../../data/leads/admin-leads.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { isWideWindow, useRemembered } from "../../../ui/panel/hooks/use-remembered.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { WeeksPanel } from "./weeks-panel.tsx";

const ways = ["form", "origin"] as const satisfies readonly WeeksBy[];

export function WeeksCard() {
  const { t } = useLanguage(leadsPanelTexts);
  const { isOpen, setOpen } = useOpenWeeks();
  const [chosen, choose] = useState<WeeksBy>("form");
  const [opened, setOpened] = useState<readonly WeeksBy[]>([chosen]);

  function open(by: WeeksBy): void {
    choose(by);
    if (!opened.includes(by)) setOpened([...opened, by]);
  }

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="min-w-0 rounded-card border border-line bg-white px-5 sm:px-6"
    >
      <summary className="-mx-5 rounded-card px-5 py-4 font-display font-semibold text-title-4 sm:-mx-6 sm:px-6">
        {t("weeks.title")}
      </summary>
      {isOpen && (
        <div className="pb-5">
          <Tabs<WeeksBy>
            label={t("weeks.choose")}
            chosen={chosen}
            onChoose={open}
            tabs={ways.map((by) => ({
              name: by,
              label: t(`weeks.${by}`),
              content: opened.includes(by) && <WeeksPanel by={by} />,
            }))}
          />
        </div>
      )}
    </details>
  );
}

/** Whether the chart is open: as stored, else by the width of the window. */
function useOpenWeeks(): { isOpen: boolean; setOpen(isOpen: boolean): void } {
  const [state, setState] = useRemembered("leads-per-week", ["open", "closed"], () =>
    isWideWindow() ? "open" : "closed",
  );
  return { isOpen: state === "open", setOpen: (isOpen) => setState(isOpen ? "open" : "closed") };
}
