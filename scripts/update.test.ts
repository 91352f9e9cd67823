// @module-tag S49

import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { siteVersion } from "../server/shared/site-version.ts";
import { inFull, slice } from "../server/testing/in-full.ts";

const repository = join(import.meta.dirname, "..");

/** A checkout in site-1 with a link to it, and a database that nobody asks. */
async function layOut(): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), "update-")));
  onTestFinished(() => rm(parent, { recursive: true }));
  const words = ["checkout-index", "--all", `--prefix=${join(parent, "site-1")}/`];
  execFileSync("git", words, { cwd: repository });
  await symlink(join(repository, "node_modules"), join(parent, "site-1", "node_modules"));
  await symlink("site-1", join(parent, "site"));
  await mkdir(join(parent, "data"));
  return parent;
}

function update(parent: string, ...words: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(parent, "data") };
  const script = join(parent, "site-1", "scripts", "update.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { cwd: join(parent, "site"), env }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + errors }),
    );
  });
}

it("npm run update says what it would do, what is newer, and what it can't do, and changes nothing", async () => {
  const parent = await layOut();
  const offered = join(parent, "offered");
  await mkdir(join(offered, "server"), { recursive: true });
  await writeFile(join(offered, "server", "index.ts"), "");
  await writeFile(join(offered, "package.json"), '{ "name": "vlotwerk", "version": "9.9.9" }');

  const dry = await update(parent, "--from", offered, "--dry-run");
  expect([dry.code, dry.output.trim().split("\n").length]).toEqual([0, 10]);
  expect(dry.output).toContain(`1/10 look: ${siteVersion} is here, 9.9.9 is newer.`);
  expect(dry.output).toContain(`8/10 swap: lead ${join(parent, "site")} to site-9.9.9.`);

  const refused = async (...words: string[]) => {
    const { code, output } = await update(parent, ...words);
    expect(code).toBe(1);
    return output;
  };
  const refusals: readonly [string, ...string[]][] = [
    ["is no folder of Vlotwerk", "--from", join(parent, "data")],
    ["is the version that is here already", "--from", join(parent, "site-1")],
    ["is no clone: hand the newer version over with --from FOLDER", "1.2.3"],
    ["Usage: npm run update", "1.2.3", "--from", offered],
    ["Usage: npm run update", "--form", offered],
  ];
  for (const [sentence, ...words] of slice(refusals)) expect(await refused(...words)).toContain(sentence);
  // The data directory holds no database, so there is no backup.
  expect(await refused("--from", offered)).toMatch(
    /There is no backup, so nothing is changed:\n.*holds no database.*\n1\.0\.0 serves on, and nothing was changed\.$/m,
  );

  if (inFull) await offerByOrigin(parent, refused);

  expect(await readlink(join(parent, "site"))).toBe("site-1");
  expect(await readdir(join(parent, "data"))).toEqual([]);
  expect(await readdir(parent)).not.toContain("site-9.9.9");
});

/** With an origin that has versions. */
async function offerByOrigin(
  parent: string,
  refused: (...words: string[]) => Promise<string>,
): Promise<void> {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: join(parent, "site-1"), stdio: "pipe" });
  execFileSync("git", ["init", "--quiet", "--bare", join(parent, "origin.git")]);
  git("init", "--quiet");
  git("add", "package.json");
  git("-c", "user.name=Eva", "-c", "user.email=eva@example.nl", "commit", "--quiet", "-m", "Begin");
  git("remote", "add", "origin", join(parent, "origin.git"));
  expect(await refused("1.2.3")).toContain("There is no version 1.2.3: the origin has no tag like v1.2.3.");
  git("tag", `v${siteVersion}`);
  git("push", "--quiet", "origin", `v${siteVersion}`);
  expect(await update(parent)).toEqual({ code: 0, output: `${siteVersion} is the newest version.\n` });
  git("tag", "v9.9.9");
  git("push", "--quiet", "origin", "v9.9.9");
  const newest = await update(parent, "--dry-run");
  expect(newest.output).toContain(`3/10 fetch: fetch the tag v9.9.9 into ${join(parent, "site-9.9.9")}.`);
}
