// @module-tag S7

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "./testing/run-command.ts";

const restore = (directory: string, file: string) => runCommand("restore", [file], { DATA_DIR: directory });

it("npm run restore reports an unreadable file, and leaves DATA_DIR empty", async () => {
  const parent = await mkdtemp(join(tmpdir(), "restore-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const directory = join(parent, "data");
  // The root of a file system is empty, too.
  await mkdir(join(directory, "lost+found"), { recursive: true });
  for (const file of [join(parent, "not-there.tar.gz"), parent]) {
    expect(await restore(directory, file)).toEqual({
      code: 1,
      output: "",
      errors: `${file} can't be read: name a backup that is there and yours.\n`,
    });
    expect(await readdir(directory)).toEqual(["lost+found"]);
  }
  const letter = join(parent, "letter.txt");
  await writeFile(letter, "Beste Anna");
  const { code, errors } = await restore(directory, letter);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^[^\n]*letter\.txt[^\n]*it is no backup[^\n]*\n$/),
  ]);
  const left = (await readdir(directory)).filter((name) => !/^(lock(-journal)?|process)$/.test(name));
  expect(left).toEqual(["lost+found"]);
});
