import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openDataDirectory } from "../server/data-directory.ts";

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

it("npm run admin lists nobody in a new data directory, and says who can't become one", async () => {
  const directory = await mkdtemp(join(tmpdir(), "admin-"));
  expect(await run(directory, "list")).toEqual({ code: 0, said: "There is no administrator.\n", errors: "" });
  expect(await run(directory, "grant", "eva@example.nl")).toEqual({
    code: 1,
    said: "",
    errors: "Nobody has an account with that address: sign up with it first.\n",
  });
});

it("npm run admin says how it is used, and what to do while the server runs", async () => {
  const directory = await mkdtemp(join(tmpdir(), "admin-"));
  for (const words of [[], ["grant"], ["list", "x"], ["delete", "eva@example.nl"]]) {
    expect(await run(directory, ...words)).toMatchObject({
      code: 1,
      errors: "Usage: npm run admin -- list | grant EMAIL | revoke EMAIL | remove-second-step EMAIL\n",
    });
  }
  const held = await openDataDirectory(directory);
  expect(await run(directory, "list")).toMatchObject({
    code: 1,
    errors: "The server is running and holds its database alone: stop it, run this again, and start it.\n",
  });
  await held.release();
});
