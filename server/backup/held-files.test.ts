import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeFiles, type HeldFiles, holdFiles } from "./held-files.ts";

it("held PDF files keep their content when deleted, moved or replaced, also behind a link", async () => {
  const parent = await mkdtemp(join(tmpdir(), "held-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const [data, shared] = [join(parent, "data"), join(parent, "shared")];
  await mkdir(join(shared, "removed"), { recursive: true });
  await mkdir(data);
  await symlink("../shared", join(data, "files"));
  await writeFile(join(data, "key.json"), "{}");
  for (const name of ["1", "2", "3"]) await writeFile(join(shared, `${name}.pdf`), name);

  const held: HeldFiles = new Map();
  await holdFiles(data, held);
  await rm(join(shared, "1.pdf"));
  await rename(join(shared, "2.pdf"), join(shared, "removed", "2.pdf"));
  await writeFile(join(shared, "3.pdf.part"), "new");
  await rename(join(shared, "3.pdf.part"), join(shared, "3.pdf"));
  await writeFile(join(shared, "4.pdf"), "4");
  await holdFiles(data, held);

  const contents = await Promise.all(
    [...held].map(async ([path, file]) => [path, await file.readFile("utf8")]),
  );
  expect(contents.sort()).toEqual([
    ["files/1.pdf", "1"],
    ["files/2.pdf", "2"],
    ["files/3.pdf", "3"],
    ["files/4.pdf", "4"],
  ]);
  await closeFiles(held);
});
