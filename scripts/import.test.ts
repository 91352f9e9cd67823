import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { type Item, wxr } from "../app/import/testing/wxr.ts";
import { createPostgresDatabase } from "../server/backend/testing/databases.ts";
import { runAsProcess } from "./testing/run-command.ts";

it("npm run import counts what a file has, says its language, and ends with 1 when it took nothing", async () => {
  const directory = await mkdtemp(join(tmpdir(), "import-command-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const settings = {
    DATABASE_URL: await createPostgresDatabase(inject("migratedTemplate")),
    DATA_DIR: join(directory, "data"),
  };
  const [file, report] = [join(directory, "export.xml"), join(directory, "report.json")];
  async function run(items: readonly Item[]) {
    await writeFile(file, wxr(items, { language: "en-US" }));
    return runAsProcess("import", [file, "--write", "--report", report], settings);
  }
  const menu: Item = { id: 1, type: "nav_menu_item" };

  const nothing = await run([menu]);
  expect(nothing).toMatchObject({
    code: 1,
    errors: expect.stringContaining("Nothing of the file was taken.\n"),
    output: expect.stringContaining("In the file: 1. Taken: 0. Not taken: 1.\n  1 × A menu of the old site"),
  });
  const some = await run([menu, { id: 2 }, { id: 3, content: "" }]);
  expect(some).toMatchObject({
    code: 2,
    output: expect.stringContaining("Texts that name no language are taken as English.\n"),
  });
  expect(JSON.parse(await readFile(report, "utf8"))).toMatchObject({
    ...{ inFile: 3, taken: 1 },
    notTaken: [
      { count: 1, reason: expect.stringContaining("A menu of the old site") },
      { count: 1, reason: "Without text. An article needs text." },
    ],
    items: expect.arrayContaining([expect.objectContaining({ key: "2", address: "/en/insights/titel-2" })]),
  });
});
