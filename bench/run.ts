import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { z } from "zod";
import { buildIfNeeded } from "../scripts/build.ts";
import { measureAccounts } from "./accounts.ts";
import { measureFootprint } from "./footprint.ts";
import { measureGrowth } from "./growth.ts";
import { measureHistory } from "./history.ts";
import { measureIllustrated } from "./illustrated.ts";
import { measureLibrary } from "./library.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLists } from "./lists.ts";
import { writePage } from "./page.ts";
import { measurePages } from "./pages.ts";
import { measureRendering } from "./rendering.ts";
import { measureSaves } from "./saves.ts";
import { measureStatistics } from "./statistics.ts";
import { measureTyping } from "./typing.ts";
import { measureUploads } from "./uploads.ts";
import { measureVersions } from "./versions.ts";

const measurements: Readonly<Record<string, () => Promise<unknown>>> = {
  lists: measureLists,
  accounts: measureAccounts,
  growth: measureGrowth,
  saves: measureSaves,
  versions: measureVersions,
  history: measureHistory,
  rendering: measureRendering,
  footprint: measureFootprint,
  lighthouse: measureLighthouse,
  illustrated: measureIllustrated,
  library: measureLibrary,
  pages: measurePages,
  uploads: measureUploads,
  statistics: measureStatistics,
  typing: measureTyping,
};

const path = new URL("results.json", import.meta.url);

/** Runs the named measurements, or all. Prints tables, updates results.json beside this file and docs/measurements.md. */
async function run(names: readonly string[]): Promise<void> {
  const results = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(path, "utf8")));
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  for (const name of names) {
    const measure = Object.hasOwn(measurements, name) ? measurements[name] : undefined;
    if (!measure) throw new Error(`There is no "${name}": ${Object.keys(measurements).join(", ")}`);
    results[name] = { at: new Date().toISOString(), machine, results: await measure() };
    await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
    await writePage();
  }
}

const named = process.argv.slice(2);
if (named.length === 1 && named[0] === "page") {
  await writePage();
  process.exit(0);
}
if (!(await buildIfNeeded())) process.exit(1);
await run(named.length > 0 ? named : Object.keys(measurements));
process.exit(0);
