// @module-tag S49

import { mkdir, mkdtemp, readlink, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findLayout, forgetSwap, readSwap, swapLink, targetOf, writeSwap } from "./layout.ts";

async function place(): Promise<string> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "layout-")));
  onTestFinished(() => rm(path, { recursive: true }));
  for (const name of ["site-1", "site-2"]) await mkdir(join(path, name));
  return path;
}

it("the link beside a checkout that leads to it is swapped at once, also after a swap was killed", async () => {
  const parent = await place();
  const [link, first, second] = [join(parent, "site"), join(parent, "site-1"), join(parent, "site-2")];
  await symlink("site-1", link);
  await symlink("/nowhere", join(parent, "broken"));
  expect(await findLayout(link)).toEqual({ link, folder: first, work: `${link}.update` });

  await symlink("site-1", `${link}.next`);
  await swapLink(link, second);
  expect([await readlink(link), await targetOf(link)]).toEqual(["site-2", second]);
});

it("a checkout is still known by its swap when the link leads elsewhere", async () => {
  const parent = await place();
  const [link, first, second] = [join(parent, "site"), join(parent, "site-1"), join(parent, "site-2")];
  await symlink("site-2", link);
  await expect(findLayout(first)).rejects.toThrow("must be led to by one link beside it");
  const swap = { from: first, to: second, version: "1.1.0", failure: null };
  await writeSwap(`${link}.update`, swap);
  expect((await findLayout(first)).link).toBe(link);
  expect(await readSwap(`${link}.update`)).toEqual(swap);
  await forgetSwap(`${link}.update`);
  expect(await readSwap(`${link}.update`)).toBeNull();
});

it("a checkout without a link, or with two, is told how to be laid out", async () => {
  const parent = await place();
  const first = join(parent, "site-1");
  await writeFile(join(parent, "site"), "no link");
  const cure = `mv ${first} ${first}-1 && ln -s site-1-1 ${first}`;
  await expect(findLayout(first)).rejects.toThrow(cure);
  for (const name of ["one", "other"]) await symlink("site-1", join(parent, name));
  await expect(findLayout(first)).rejects.toThrow("must be led to by one link beside it");
});
