import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, type Settings, SettingsError } from "../server/settings/settings.ts";
import {
  DataDirectoryError,
  DataDirectoryInUse,
  openDataDirectory,
} from "../server/shared/data-directory.ts";
import { isNoSpaceError } from "../server/shared/disk-space.ts";
import { siteVersion } from "../server/shared/site-version.ts";
import { run, serviceUser } from "./update/commands.ts";
import { findLayout, forgetSwap, type Layout, readSwap, targetOf } from "./update/layout.ts";
import { clearAway, goBack, type Step, steps, type Update } from "./update/steps.ts";
import { chooseVersion, readFolder, readTags, UpdateError } from "./update/versions.ts";

const usage = "Usage: npm run update -- [VERSION] [--from FOLDER] [--dry-run]";
const checkout = join(import.meta.dirname, "..");
const swapAt = steps.findIndex(({ name }) => name === "swap");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run update`: to a newer version, tried on a copy first; the former one goes on until then, or serves again. */
try {
  await main();
} catch (error) {
  const expected = [UpdateError, SettingsError, DataDirectoryError];
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { wanted, from, isDry } = readWords();
  const settings = readSettings(process.env);
  // What is fetched is read by the service's user.
  process.umask(0o022);
  const layout = await findLayout(checkout);
  const lock = isDry ? null : await takeLock(layout);
  try {
    if (await finishSwap(layout, settings, isDry)) return;
    const update = await plan(layout, settings, wanted, from);
    if (update) await perform(update, isDry);
  } finally {
    await lock?.release();
  }
}

function readWords(): { wanted?: string; from?: string; isDry: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { from: { type: "string" }, "dry-run": { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [wanted, ...rest] = positionals;
    if (rest.length > 0 || (wanted !== undefined && values.from !== undefined)) throw new UpdateError(usage);
    return { wanted, from: values.from, isDry: values["dry-run"] };
  } catch {
    throw new UpdateError(usage);
  }
}

async function takeLock({ work }: Layout): Promise<{ release(): Promise<void> }> {
  return openDataDirectory(work).catch((error) => {
    throw error instanceof DataDirectoryInUse
      ? new UpdateError("Another update is running: wait for it.")
      : error;
  });
}

/** Goes on with an update that was killed at or after its swap. Returns whether that was all there is to do. */
async function finishSwap(layout: Layout, settings: Settings, isDry: boolean): Promise<boolean> {
  const swap = await readSwap(layout.work);
  if (!swap) return false;
  const isBefore = swap.failure === null && (await targetOf(layout.link)) === swap.from;
  if (isBefore) {
    if (!isDry) await forgetSwap(layout.work);
    return false;
  }
  const { to, version, failure } = swap;
  if (failure === null || isDry)
    say(`Going ${failure === null ? "on with the update to" : "back from"} ${version}.`);
  if (isDry) return true;
  const present = await readFolder(swap.from, "0.0.0");
  const user = await serviceUser(settings.dataDir);
  const source = { folder: to };
  const update = { ...layout, folder: swap.from, present, version, to, source, settings, user };
  if (failure !== null) await back(update, failure);
  await serve(update, steps.slice(swapAt + 1));
  return true;
}

async function plan(
  layout: Layout,
  settings: Settings,
  wanted: string | undefined,
  from: string | undefined,
): Promise<Update | null> {
  const folder = from === undefined ? null : resolve(from);
  const version = folder
    ? await readFolder(folder, siteVersion)
    : chooseVersion(await listVersions(), siteVersion, wanted);
  if (version === null) {
    say(`${siteVersion} is the newest version.`);
    return null;
  }
  say(`1/${steps.length + 1} look: ${siteVersion} is here, ${version} is newer.`);
  const to = `${layout.link}-${version}`;
  if (to === layout.folder)
    throw new UpdateError(`${to} is the folder that serves: give it another name first.`);
  const source = folder ? { folder } : { tag: `v${version}` };
  const user = await serviceUser(settings.dataDir);
  return {
    ...layout,
    present: siteVersion,
    version,
    to,
    source,
    settings,
    user,
  };
}

async function listVersions(): Promise<string[]> {
  if (!existsSync(join(checkout, ".git"))) {
    throw new UpdateError(`${checkout} is no clone: hand the newer version over with --from FOLDER.`);
  }
  const words = ["git", "ls-remote", "--tags", "origin"];
  return readTags(await run("Asking the origin for its versions", words, { cwd: checkout }));
}

async function perform(update: Update, isDry: boolean): Promise<void> {
  if (isDry) {
    for (const step of steps) tell(step, update);
    return;
  }
  await clearAway(update);
  try {
    for (const step of steps.slice(0, swapAt)) await runStep(step, update);
  } catch (error) {
    await clearAway(update);
    if (error instanceof UpdateError)
      error.message += `\n${update.present} serves on, and nothing was changed.`;
    throw error;
  }
  await serve(update, steps.slice(swapAt));
}

async function runStep(step: Step, update: Update): Promise<void> {
  tell(step, update);
  await step.run(update).catch((error) => {
    if (error instanceof UpdateError || !(error instanceof Error && "code" in error)) throw error;
    const why = isNoSpaceError(error) ? "the disk is full" : error.message;
    throw new UpdateError(`The step ${step.name} did not work: ${why}.`);
  });
}

function tell(step: Step, update: Update): void {
  say(`${steps.indexOf(step) + 2}/${steps.length + 1} ${step.name}: ${step.says(update)}.`);
}

/** The steps from the swap on; when one fails, the former version comes back. */
async function serve(update: Update, rest: readonly Step[]): Promise<void> {
  try {
    for (const step of rest) await runStep(step, update);
  } catch (error) {
    if (!(error instanceof UpdateError)) throw error;
    await back(update, error.message);
  }
  await forgetSwap(update.work);
  say(`${update.version} serves. The former version is in ${update.folder}.`);
}

async function back(update: Update, failure: string): Promise<never> {
  const { folder: from, to, version, present, settings } = update;
  say(`Going back: ${present} comes again, with its database.`);
  const said = await goBack(update, { from, to, version, failure }, present, settings).catch((error) => {
    if (error instanceof UpdateError) {
      error.message = `${failure}\nGoing back to ${present} did not end; run the update again to go on with it. ${error.message}`;
    }
    throw error;
  });
  throw new UpdateError(`${failure}\n${present} serves again, as before. ${said}`.trimEnd());
}
