import { execFile } from "node:child_process";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { preparedDirectory } from "../server/backend/testing/data-directory.ts";

const script = fileURLToPath(new URL("admin.ts", import.meta.url));

function run(
  dataDirectory: string,
  ...words: string[]
): Promise<{ code: number; said: string; errors: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDirectory };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, said, errors) => {
      resolve({ code: error ? Number(error.code) : 0, said, errors });
    });
  });
}

it("npm run admin lists nobody in a new database, and rejects unknown accounts", async () => {
  const directory = await preparedDirectory();
  expect(await run(directory, "list")).toEqual({ code: 0, said: "There is no administrator.\n", errors: "" });
  expect(await run(directory, "grant", "eva@example.nl")).toEqual({
    code: 1,
    said: "",
    errors: "Nobody has an account with that address: sign up with it first.\n",
  });
  expect(await run(directory, "end-sessions", "all")).toMatchObject({ code: 0, said: "Ended sessions: 0\n" });
});

it("npm run admin creates no database", async () => {
  const directory = await mkdtemp(join(tmpdir(), "admin-"));
  expect(await run(directory, "list")).toEqual({
    code: 1,
    said: "",
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

it("npm run admin works while another process holds the database", async () => {
  const directory = await preparedDirectory();
  const held = await openEmbeddedDatabase(directory);
  expect(await run(directory, "list")).toEqual({ code: 0, said: "There is no administrator.\n", errors: "" });
  expect(await held.query("select 1 as one")).toEqual([{ one: 1 }]);
  await held.close();
});
