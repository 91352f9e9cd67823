import { openAsBlob } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { dirname, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { asLanguage, lookUp } from "../app/i18n/language-texts.ts";
import { importNotes } from "../app/i18n/panel/import-notes.en.ts";
import type { ReportedItem } from "../app/import/import-state.ts";
import { type Export, type Plan, planImport } from "../app/import/plan.ts";
import { proposePairs } from "../app/import/propose-pairs.ts";
import { readOutline } from "../app/import/read/read-export.ts";
import { accountOf, countsOf, reportOf } from "../app/import/report.ts";
import { runImport } from "../app/import/run-import.ts";
import { ExportError, type Note } from "../app/import/source.ts";
import type { OwnRole } from "../server/backend/database/call-function.ts";
import { openLibrary } from "../server/backend/media/library.ts";
import type { MediaStore } from "../server/backend/media/media-store.ts";
import { openMediaStore } from "../server/backend/media/open-media-store.ts";
import { createPictureMaker } from "../server/backend/media/picture-maker.ts";
import { takeFiles } from "../server/import/take-file.ts";
import { readSettings, type Settings } from "../server/settings/settings.ts";
import { openDataDirectory } from "../server/shared/data-directory.ts";
import { writeFileAtomically } from "../server/shared/write-atomically.ts";
import { openDatabaseOf, reportFailure } from "./with-database.ts";

class ImportError extends Error {}

const usage = `Usage: npm run import -- FILE [--write] [--uploads DIR] [--fetch] [--language nl|en] [--pairs FILE.csv] [--site ADDRESS] [--report FILE.json]
       npm run import -- --nl FILE --en FILE …
Without --write nothing is written: the report says what would be.`;

/** Exit code when items were not taken. */
const notWhole = 2;
/** Exit code when nothing was taken, or the import failed. */
const nothing = 1;
const languageNames = { nl: "Dutch", en: "English" };
/** How long it rests after an item, as a part of the time that the item took. */
const rest = 0.8;
/** How many items with a note are printed; all are in the report. */
const mostPrinted = 100;

type Given = ReturnType<typeof readArguments>;

/** `npm run import`: takes an export of WordPress or Ghost, or says what would be taken. */
try {
  const given = readArguments(process.argv.slice(2));
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await withTarget(readSettings(process.env), (role, store, settings) => run(given, role, store, settings));
} catch (error) {
  reportFailure(error instanceof ExportError ? new ImportError(sentence(error.note)) : error, ImportError);
}

function readArguments(args: string[]) {
  try {
    const text = { type: "string" } as const;
    const flag = { type: "boolean" } as const;
    const options = {
      ...{ nl: text, en: text, uploads: text, pairs: text, report: text, site: text, language: text },
      ...{ write: flag, fetch: flag },
    };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const { nl, en, language } = values;
    const files = nl !== undefined && en !== undefined ? [nl, en] : positionals;
    const isOne = nl === undefined && en === undefined && positionals.length === 1;
    const areTwo = files.length === 2 && positionals.length === 0;
    if ((isOne || areTwo) && (language === undefined || ["nl", "en"].includes(language)))
      return { ...values, files, language: language === undefined ? null : asLanguage(language) };
  } catch {
    // An unknown option.
  }
  throw new ImportError(usage);
}

async function withTarget(
  settings: Settings,
  work: (role: OwnRole, store: MediaStore, settings: Settings) => Promise<void>,
): Promise<void> {
  const { backend } = settings;
  if (backend.kind === "hosted") {
    const { connectProject } = await import("../server/hosted/project.ts");
    const { createBucketStore } = await import("../server/hosted/bucket-store.ts");
    return work(connectProject(backend), createBucketStore(backend), settings);
  }
  const database = await openDatabaseOf(settings, "");
  try {
    const { path } = await openDataDirectory(settings.dataDir, true);
    await work(database, await openMediaStore(settings, path), settings);
  } finally {
    await database.close();
  }
}

async function run(given: Given, role: OwnRole, store: MediaStore, settings: Settings): Promise<void> {
  const plan = await readPlan(given);
  const pictures = createPictureMaker();
  const site = given.site ?? plan.exports[0]?.outline.site;
  const files = {
    uploads: given.uploads ?? null,
    site: given.fetch && site ? site : null,
    allowsPrivate: settings.webhooks.allowsPrivate,
  };
  const storeFile = takeFiles(files, { library: openLibrary(role), store, pictures });
  const items: ReportedItem[] = [];
  let resumed = performance.now();
  try {
    for await (const item of runImport(plan, { call: role.call, storeFile }, !given.write)) {
      items.push(item);
      if (items.length % 500 === 0) process.stderr.write(`${items.length} …\n`);
      // Else the database would have no time for visitors, whose pages each item makes outdated.
      const taken = performance.now() - resumed;
      if (given.write && taken >= 1) await pause(rest * taken);
      resumed = performance.now();
    }
  } finally {
    await pictures.close();
    if (given.report)
      await writeFileAtomically(
        given.report,
        Buffer.from(JSON.stringify(reportOf(plan, items, sentence), null, 2)),
      );
  }
  print(plan, items, given);
}

async function readPlan(given: Given): Promise<Plan> {
  const [first, second] = await Promise.all(given.files.map(readFileOfExport));
  if (!first) throw new ImportError(usage);
  if (given.uploads !== undefined && !(await stat(given.uploads).catch(() => null))?.isDirectory()) {
    throw new ImportError(`--uploads ${given.uploads} is no directory: unpack an archive first.`);
  }
  if (given.site !== undefined && !/^https?:$/.test(URL.parse(given.site)?.protocol ?? "")) {
    throw new ImportError(`--site ${given.site} is no address: it begins with https:// or http://.`);
  }
  if (given.pairs !== undefined) await requireFile(given.pairs);
  const report = given.report && dirname(resolve(given.report));
  if (report && !(await stat(report).catch(() => null))?.isDirectory()) {
    throw new ImportError(`--report: there is no directory ${report}.`);
  }
  const choices = {
    language: given.language ?? first.outline.language ?? ("nl" as const),
    source: given.site,
  };
  const exports = second ? ([first, second] as const) : ([first] as const);
  const plan = planImport(exports, choices);
  return given.pairs === undefined
    ? plan
    : planImport(exports, { ...choices, pairs: await readPairs(given.pairs, plan) });
}

async function readFileOfExport(file: string): Promise<Export> {
  await requireFile(file);
  const blob = await openAsBlob(file);
  const open = () => blob.stream();
  return { open, outline: await readOutline(open) };
}

async function requireFile(file: string): Promise<void> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new ImportError(`There is no file ${file}.`);
}

/** Lines with a Dutch and an English slug, or key. */
async function readPairs(file: string, { posts }: Plan): Promise<[string, string][]> {
  const keyOf = (name: string, language: string) =>
    posts.get(name)?.key ??
    [...posts.values()].find((post) => post.slug === name && post.language === language)?.key;
  const lines = (await readFile(file, "utf8")).replace(/^\uFEFF/, "").split(/\r?\n/);
  return lines.flatMap((line, index): [string, string][] => {
    const [nl = "", en = ""] = line.split(/[;,\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ""));
    if (nl === "" || (index === 0 && nl === "nl")) return [];
    const [first, second] = [keyOf(nl, "nl"), keyOf(en, "en")];
    if (!first || !second)
      throw new ImportError(`Line ${index + 1} of ${file} names a post that the export lacks.`);
    return [[first, second]];
  });
}

function print(plan: Plan, items: readonly ReportedItem[], { write, report }: Given): void {
  const noted = items.filter(({ notes }) => notes.length > 0);
  for (const { kind, title, outcome, notes } of noted.slice(0, mostPrinted)) {
    process.stdout.write(
      `${kind} “${title}” (${outcome})\n${notes.map((note) => `  ${sentence(note)}\n`).join("")}`,
    );
  }
  if (noted.length > mostPrinted) {
    process.stdout.write(
      `${noted.length - mostPrinted} more items have notes: ${report ?? "give --report FILE.json"}.\n`,
    );
  }
  for (const note of plan.notes) process.stdout.write(`${sentence(note)}\n`);
  process.stdout.write(`Texts that name no language are taken as ${languageNames[plan.language]}.\n`);
  const { inFile, taken, notTaken } = accountOf(plan, items);
  process.stdout.write(`In the file: ${inFile}. Taken: ${taken}. Not taken: ${inFile - taken}.\n`);
  for (const { reason, count } of notTaken.slice(0, mostPrinted))
    process.stdout.write(`  ${count} × ${reason === null ? "" : sentence(reason)}\n`);
  for (const [name, count] of Object.entries(countsOf(items))) process.stdout.write(`${name}: ${count}\n`);
  const pairs = proposePairs(plan);
  if (pairs.length > 0) {
    process.stdout.write(
      `${pairs.length} pairs look like translations; confirm them with --pairs (nl;en):\n`,
    );
    for (const { nl, en } of pairs.slice(0, mostPrinted)) process.stdout.write(`${nl.slug};${en.slug}\n`);
  }
  if (!write) process.stdout.write("Nothing was written. Repeat this with --write.\n");
  if (items.some(({ outcome }) => outcome === "failed" || outcome === "missing")) process.exitCode = notWhole;
  if (taken > 0) return;
  process.stderr.write("Nothing of the file was taken.\n");
  process.exitCode = nothing;
}

function sentence({ key, values }: Note): string {
  return lookUp(importNotes, "en", key, values);
}
