import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { preparedDirectory } from "../server/backend/testing/data-directory.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const run = (directory: string, ...words: string[]) => runCommand("admin", words, { DATA_DIR: directory });

it("npm run admin lists nobody in a new database that another process holds, and rejects unknown accounts", async () => {
  const directory = await preparedDirectory();
  const held = await openEmbeddedDatabase(directory);
  expect(await runAsProcess("admin", ["list"], { DATA_DIR: directory })).toEqual({
    code: 0,
    output: "There is no administrator.\n",
    errors: "",
  });
  expect(await run(directory, "grant", "eva@example.nl")).toEqual({
    code: 1,
    output: "",
    errors: "Nobody has an account with that address: sign up with it first.\n",
  });
  expect(await run(directory, "end-sessions", "all")).toMatchObject({
    code: 0,
    output: "Ended sessions: 0\n",
  });
  expect(await held.query("select 1 as one")).toEqual([{ one: 1 }]);
  await held.close();
});

it("npm run admin creates no database", async () => {
  const directory = await mkdtemp(join(tmpdir(), "admin-"));
  expect(await run(directory, "list")).toEqual({
    code: 1,
    output: "",
    errors: `DATA_DIR ${directory} holds no database: set the server's own DATA_DIR.\n`,
  });
  expect(await readdir(directory)).toEqual([]);
});

it("npm run admin prints its usage", async () => {
  for (const words of [[], ["grant"], ["list", "x"], ["delete", "eva@example.nl"]]) {
    expect(await run(tmpdir(), ...words)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Usage: npm run admin -- list \| grant EMAIL .*\n$/),
    });
  }
});
