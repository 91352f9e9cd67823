import type { Language } from "../../../i18n/language-texts.ts";
import type { ImportTarget, ReportedItem } from "../../../import/import-state.ts";
import { type Plan, planImport } from "../../../import/plan.ts";
import { runImport } from "../../../import/run-import.ts";
import { type ImportProblem, importProblem } from "./import-problem.ts";
import { readExports, unfitFiles } from "./read-exports.ts";
import type { UploadsFolder } from "./uploads-folder.ts";

/** One export, or a Dutch and an English one. */
export type Chosen = {
  files: readonly File[];
  /** Of what names none; that of the export by default. */
  language: Language | null;
  folder: UploadsFolder | null;
  target: ImportTarget;
};

/** Keys of a Dutch post and of the English one that is its translation. */
export type Pair = readonly [string, string];

/** What a dry run found; its plan is without pairs that were chosen. Another one has another number. */
export type DryRun = Pick<Chosen, "folder" | "target"> & {
  number: number;
  plan: Plan;
  items: readonly ReportedItem[];
};

export type ImportStep =
  | { name: "choosing"; problem: ImportProblem | null }
  /** `share` of the bytes, of 1. */
  | { name: "reading"; share: number }
  | { name: "planned"; dry: DryRun }
  | { name: "running"; dry: DryRun; done: number; title: string; isStopping: boolean }
  | { name: "paused"; dry: DryRun; items: readonly ReportedItem[]; problem: ImportProblem }
  | { name: "done"; dry: DryRun; items: readonly ReportedItem[] };

/** Reading was given up. */
class ImportStopped extends Error {}

/** Between two moments for the page to be drawn, in milliseconds. */
const shownEvery = 100;

/** An import in the page: a dry run, then the run, which can be stopped and gone on with. */
export function createImport() {
  let step: ImportStep = { name: "choosing", problem: null };
  let isStopped = false;
  let number = 0;
  const listeners = new Set<() => void>();

  function show(next: ImportStep): void {
    step = next;
    for (const listener of listeners) listener();
  }

  /** Reads an export twice, its outline and its texts; writes nothing. */
  async function read({ files, language, folder, target }: Chosen): Promise<void> {
    if (step.name === "reading" || step.name === "running") return;
    const unfit = unfitFiles(files);
    if (unfit) return show({ name: "choosing", problem: { name: unfit } });
    isStopped = false;
    show({ name: "reading", share: 0 });
    try {
      const given = await readExports(files, showShare);
      const plan = planImport(given, { language: language ?? given[0].outline.language ?? "nl" });
      const items: ReportedItem[] = [];
      await take(plan, target, true, (item) => void items.push(item));
      if (isStopped) return show({ name: "choosing", problem: null });
      number += 1;
      show({ name: "planned", dry: { number, plan, items, folder, target } });
    } catch (error) {
      show({ name: "choosing", problem: isStopped ? null : importProblem(error) });
    }
  }

  function showShare(share: number): void {
    if (step.name !== "reading") return;
    if (isStopped) throw new ImportStopped();
    show({ name: "reading", share });
  }

  /** Takes what was planned, with pairs; after a pause what is left of it. */
  async function run(pairs: readonly Pair[]): Promise<void> {
    if (step.name !== "planned" && step.name !== "paused") return;
    const { dry } = step;
    const found = new Map(step.name === "paused" ? step.items.map((item) => [idOf(item), item]) : []);
    isStopped = false;
    show({ name: "running", dry, done: 0, title: "…", isStopping: false });
    let done = 0;
    let shown = performance.now();
    let problem: ImportProblem | null = null;
    try {
      await take(withPairs(dry.plan, pairs), dry.target, false, (item) => {
        done += 1;
        const held = found.get(idOf(item));
        // What this import added before a pause passes as unchanged.
        if (!held || item.outcome !== "unchanged" || notTaken(held)) found.set(idOf(item), item);
        if (performance.now() - shown < shownEvery) return;
        shown = performance.now();
        show({ name: "running", dry, done, title: item.title, isStopping: isStopped });
      });
      if (isStopped) problem = { name: "stopped" };
    } catch (error) {
      problem = importProblem(error);
    }
    const items = [...found.values()];
    show(problem ? { name: "paused", dry, items, problem } : { name: "done", dry, items });
  }

  /** Tells of the items of an import until it is stopped, and lets the page be drawn. */
  async function take(plan: Plan, target: ImportTarget, isDry: boolean, tell: (item: ReportedItem) => void) {
    let paused = performance.now();
    for await (const item of runImport(plan, target, isDry)) {
      tell(item);
      if (isStopped) return;
      if (performance.now() - paused < shownEvery) continue;
      await new Promise((resolve) => setTimeout(resolve));
      paused = performance.now();
    }
  }

  return {
    read,
    run,
    /** Ends after the item under way. */
    stop() {
      isStopped = true;
      if (step.name === "running") show({ ...step, isStopping: true });
    },
    step: () => step,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function idOf({ kind, key }: ReportedItem): string {
  return `${kind} ${key}`;
}

/** Whether an item is still missing after an import that was to take it. */
export function notTaken({ outcome }: ReportedItem): boolean {
  return outcome === "failed" || outcome === "missing";
}

function withPairs({ exports, language }: Plan, pairs: readonly Pair[]): Plan {
  const [first, second] = exports;
  if (!first) throw new Error("A plan has no export");
  return planImport(second ? [first, second] : [first], { language, pairs });
}
