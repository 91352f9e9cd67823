import { useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { importNotes } from "../../../i18n/panel/import-notes.en.ts";
import type { ReportedItem } from "../../../import/import-state.ts";
import type { Plan } from "../../../import/plan.ts";
import { proposePairs } from "../../../import/propose-pairs.ts";
import { accountOf, reportOf } from "../../../import/report.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { Fact } from "../../../ui/panel/fact.tsx";
import { saveFile } from "../../../ui/panel/save-file.ts";
import { type DryRun, type ImportStep, notTaken, type Pair } from "./import-engine.ts";
import { ItemList } from "./item-list.tsx";
import { type ChosenPair, PairsCard } from "./pairs-card.tsx";
import { Progress } from "./progress.tsx";
import { fileInFolder } from "./uploads-folder.ts";
import { useDescribeProblem } from "./use-describe-problem.ts";

type PlannedImportProps = {
  step: Extract<ImportStep, { dry: unknown }>;
  onRun(pairs: readonly Pair[]): unknown;
  onStop(): void;
};

/** A pair with this score or more is ticked. */
const likely = 5;

/** An import after its dry run: pairs, the run, and its result. */
export function PlannedImport({ step, onRun, onStop }: PlannedImportProps) {
  const { t } = useLanguage(importTexts);
  const describeProblem = useDescribeProblem();
  const { dry } = step;
  const [pairs, setPairs] = useState<readonly ChosenPair[]>(() =>
    proposePairs(dry.plan).map(({ nl, en, score }) => ({ nl, en, isChosen: score >= likely })),
  );
  const canRun = step.name === "planned" || step.name === "paused";

  function run(): void {
    onRun(pairs.filter(({ isChosen }) => isChosen).map(({ nl, en }) => [nl.key, en.key]));
  }

  return (
    <>
      <DryRunCard dry={dry} />
      {step.name === "planned" && <PairsCard plan={dry.plan} pairs={pairs} onChange={setPairs} />}
      {step.name !== "done" && (
        <Card title={t("import.runTitle")} className="grid gap-5 p-5 sm:p-6">
          <p className="text-ink-soft">{t("import.runAbout")}</p>
          {step.name === "paused" && (
            <p role="alert" className="font-semibold text-warning">
              {describeProblem(step.problem)}
            </p>
          )}
          {step.name === "running" && (
            <div className="flex flex-wrap items-center gap-4">
              <Progress
                label={t("import.running", {
                  done: step.done,
                  count: Math.max(step.done, dry.items.length),
                  title: step.title,
                })}
                share={step.done / Math.max(step.done, dry.items.length, 1)}
              />
              <button
                type="button"
                aria-disabled={step.isStopping}
                onClick={onStop}
                className="button button-quiet"
              >
                {t(step.isStopping ? "import.stopping" : "import.stop")}
              </button>
            </div>
          )}
          {canRun && (
            <p>
              <button type="button" onClick={run} className="button button-primary">
                {t(step.name === "paused" ? "import.goOn" : "import.run")}
              </button>
            </p>
          )}
        </Card>
      )}
      {"items" in step && <ResultCard plan={dry.plan} items={step.items} isDone={step.name === "done"} />}
    </>
  );
}

/** What an import would take, change and leave behind. */
function DryRunCard({ dry: { plan, items, folder } }: { dry: DryRun }) {
  const { language, t } = useLanguage(importTexts);
  const count = (number: number) => formatNumber(number, language);
  const files = items.filter(({ kind, outcome }) => kind === "file" && outcome === "new");
  const found = folder && files.filter(({ key }) => fileInFolder(folder, key.replace(/^file:/, ""))).length;
  return (
    <Card title={t("import.dry")} className="grid min-w-0 gap-5 p-5 sm:p-6">
      <p role="status" className="text-ink-soft [overflow-wrap:anywhere]">
        {t("import.dryAbout", { source: plan.source })}
      </p>
      <ImportAccount plan={plan} items={items} />
      <ItemCounts items={items} />
      {files.length > 0 && (
        <p className={found === files.length ? "" : "font-semibold text-warning"}>
          {t(found === null ? "import.noFolder" : found === 0 ? "import.noneInFolder" : "import.inFolder", {
            count: count(files.length),
            found: count(found ?? 0),
          })}
        </p>
      )}
      <ItemList
        title={(number) => t("import.noted", { count: number })}
        items={items.filter(({ kind, notes }) => kind !== "other" && notes.length > 0)}
      />
      <ReportButton plan={plan} items={items} />
    </Card>
  );
}

type ResultCardProps = { plan: Plan; items: readonly ReportedItem[]; isDone: boolean };

/** What an import has taken, all of it or until it stopped. */
function ResultCard({ plan, items, isDone }: ResultCardProps) {
  const { t } = useLanguage(importTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card title={t("import.result")} heading={heading} className="grid min-w-0 gap-5 p-5 sm:p-6">
      {isDone && <p role="status">{t("import.finished")}</p>}
      <ImportAccount plan={plan} items={items} />
      <ItemCounts items={items} />
      <ItemList title={(count) => t("import.notTaken", { count })} items={items.filter(notTaken)} isOpen />
      <ItemList
        title={(count) => t("import.taken", { count })}
        items={items.filter(({ id }) => id !== undefined)}
      />
      <p>
        <Link to={href("/admin/settings/addresses")} className="text-link">
          {t("import.addresses")}
        </Link>
      </p>
      <ReportButton plan={plan} items={items} />
    </Card>
  );
}

const kinds = ["article", "page", "tag", "file", "redirect", "other"] as const;

/** How many items of each kind had which outcome. */
function ItemCounts({ items }: { items: readonly ReportedItem[] }) {
  const { language, t } = useLanguage(importTexts);
  const ofKind = Map.groupBy(items, ({ kind }) => kind);
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map((kind) => {
        const ofOutcome = Map.groupBy(ofKind.get(kind) ?? [], ({ outcome }) => outcome);
        return (
          <Fact key={kind} name={t(`import.kind.${kind}`)}>
            {ofOutcome.size > 0 &&
              [...ofOutcome].map(([outcome, { length }]) => (
                <span key={outcome} className="block">
                  {t(`import.outcome.${outcome}`, { count: formatNumber(length, language) })}
                </span>
              ))}
          </Fact>
        );
      })}
    </dl>
  );
}

/** Offers all items of an import as JSON. */
function ReportButton({ plan, items }: { plan: Plan; items: readonly ReportedItem[] }) {
  const { t } = useLanguage(importTexts);
  const { t: note } = useLanguage(importNotes);

  function save(): void {
    const report = reportOf(plan, items, ({ key, values }) => note(key, values));
    saveFile("import.json", new Blob([JSON.stringify(report, null, 2)], { type: "application/json" }));
  }

  return (
    <p>
      <button type="button" onClick={save} className={smallButton}>
        {t("import.report")}
      </button>
    </p>
  );
}

/** What the files have, how much of it is taken, and why the others are not; with what is said of the files as a whole. */
function ImportAccount({ plan, items }: { plan: Plan; items: readonly ReportedItem[] }) {
  const { language, t } = useLanguage(importTexts);
  const { t: note } = useLanguage(importNotes);
  const count = (number: number) => formatNumber(number, language);
  const { inFile, taken, notTaken } = accountOf(plan, items);
  const reasons = Map.groupBy(notTaken, ({ reason }) => (reason ? note(reason.key, reason.values) : ""));
  return (
    <>
      {plan.notes.map(({ key, values }) => (
        <p key={note(key, values)}>{note(key, values)}</p>
      ))}
      <p>
        {t("import.account", { inFile: count(inFile), taken: count(taken), left: count(inFile - taken) })}
      </p>
      {taken === 0 && (
        <p role="alert" className="font-semibold text-warning">
          {t("import.nothingTaken")}
        </p>
      )}
      {reasons.size > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            {t("import.leftReasons", { count: count(inFile - taken) })}
          </summary>
          <ul className="grid gap-1 text-small">
            {[...reasons].map(([reason, left]) => {
              const times = left.reduce((sum, one) => sum + one.count, 0);
              return (
                <li key={reason}>
                  {reason}{" "}
                  {times > 1 && (
                    <span className="text-ink-soft">{t("import.times", { count: count(times) })}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
