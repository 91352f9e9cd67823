// @module-tag S49

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { chooseVersion, readFolder, readTags } from "./versions.ts";

describe("the version to update to", () => {
  const listing = [
    "1111\trefs/tags/v1.10.0",
    "2222\trefs/tags/v1.9.0",
    "3333\trefs/tags/v1.9.0^{}",
    "4444\trefs/tags/nightly",
    "5555\trefs/tags/v2.0.0-rc.1",
  ].join("\n");

  it("is among the tags, in the order of their numbers", () => {
    expect(readTags(listing)).toEqual(["1.9.0", "1.10.0"]);
    expect(readTags("")).toEqual([]);
  });

  it.each([
    ["the newest", "1.9.0", undefined, "1.10.0"],
    ["none, when the newest is here", "1.10.0", undefined, null],
    ["none, when what is here is newer than all", "1.11.0", undefined, null],
    ["the one asked for", "1.8.0", "1.9.0", "1.9.0"],
    ["the one asked for as its tag", "1.8.0", "v1.9.0", "1.9.0"],
  ])("is %s", (_, present, wanted, chosen) => {
    expect(chooseVersion(readTags(listing), present, wanted)).toBe(chosen);
  });

  it.each([
    ["1.9.0", "1.9.5", "There is no version 1.9.5: there are 1.9.0, 1.10.0."],
    ["1.9.0", "soon", "There is no version soon: there are 1.9.0, 1.10.0."],
    ["1.10.0", "1.9.0", "1.9.0 is older than 1.10.0, which is here"],
    ["1.10.0", "1.10.0", "1.10.0 is the version that is here already."],
  ])("from %s is never %s", (present, wanted, sentence) => {
    expect(() => chooseVersion(readTags(listing), present, wanted)).toThrow(sentence);
  });

  it("is that of a folder, when it holds this product and is newer", async () => {
    const folder = await mkdtemp(join(tmpdir(), "version-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const write = (text: string) => writeFile(join(folder, "package.json"), text);
    await expect(readFolder(join(folder, "nowhere"), "1.0.0")).rejects.toThrow("is no folder of Vlotwerk");
    for (const text of ["", "{", '{ "name": "vlotwerk" }', '{ "name": "other", "version": "2.0.0" }']) {
      await write(text);
      await expect(readFolder(folder, "1.0.0")).rejects.toThrow("is no folder of Vlotwerk");
    }
    await write('{ "name": "vlotwerk", "version": "1.2.0" }');
    await expect(readFolder(folder, "1.0.0")).rejects.toThrow("is no folder of Vlotwerk");
    await mkdir(join(folder, "server"));
    await writeFile(join(folder, "server", "index.ts"), "");
    expect(await readFolder(folder, "1.0.0")).toBe("1.2.0");
    await expect(readFolder(folder, "1.2.0")).rejects.toThrow("1.2.0 is the version that is here already.");
    await expect(readFolder(folder, "1.3.0")).rejects.toThrow("1.2.0 is older than 1.3.0");
  });
});
