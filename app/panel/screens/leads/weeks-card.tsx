import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { countLeadsByWeek, type WeeksBy } from "../../../data/leads/admin-leads.ts";
import { type LeadSeries, lastWeeks, leadSeries } from "../../../data/leads/lead-weeks.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type LeadsKey, leadsPanelTexts } from "../../../i18n/panel/leads.en.ts";
import { useReading } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { isWideWindow, useRemembered } from "../../../ui/panel/hooks/use-remembered.ts";
import { Tabs } from "../../../ui/primitives/tabs.tsx";
import { type NamedSeries, WeeksFigure } from "./weeks-figure.tsx";

const ways = ["form", "origin"] as const satisfies readonly WeeksBy[];

export function WeeksCard() {
  const { t } = useLanguage(leadsPanelTexts);
  const { isOpen, setOpen } = useOpenWeeks();
  // The browser opens and closes it; what follows its event must not undo a later click.
  const [isOpenAtFirst] = useState(isOpen);
  const [chosen, choose] = useState<WeeksBy>("form");
  const [opened, setOpened] = useState<readonly WeeksBy[]>([chosen]);

  function open(by: WeeksBy): void {
    choose(by);
    if (!opened.includes(by)) setOpened([...opened, by]);
  }

  return (
    <details
      open={isOpenAtFirst}
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

/** The number of weeks. */
const weekCount = 26;

/** The chart of the last weeks, or its message. */
function WeeksPanel({ by }: { by: WeeksBy }) {
  const { t } = useLanguage(leadsPanelTexts);
  const [weeks] = useState(() => lastWeeks(new Date(), weekCount));
  const [attempt, setAttempt] = useState(1);
  const series = useReading(`${by} ${attempt}`, async () =>
    leadSeries(await countLeadsByWeek(accountDatabase(), by, weeks[0] ?? ""), weeks),
  );

  if (series === undefined) return <p className={note}>{t("word.loading")}</p>;
  if (series === null) {
    return (
      <div className={note}>
        <p role="alert">{t("word.loadFailed")}</p>
        <button type="button" onClick={() => setAttempt(attempt + 1)} className="button button-quiet mt-4">
          {t("word.tryAgain")}
        </button>
      </div>
    );
  }
  if (series.length === 0) return <p className={note}>{t("weeks.empty")}</p>;
  const named = series.map((one): NamedSeries => ({ ...one, name: one.title ?? nameOf(by, one) }));
  return <WeeksFigure weeks={weeks} series={named} />;

  function nameOf(by: WeeksBy, { source }: LeadSeries): string {
    if (source === null || source === "") return t(unnamed[by][source === null ? "others" : "first"]);
    return by === "origin" ? source : t("word.untitledPage");
  }
}

const note = "grid min-h-48 place-content-center justify-items-center py-8 text-center text-ink-soft";

const unnamed = {
  form: { first: "word.contactForm", others: "weeks.otherPages" },
  origin: { first: "weeks.direct", others: "weeks.otherOrigins" },
} as const satisfies Record<WeeksBy, Record<"first" | "others", LeadsKey>>;
