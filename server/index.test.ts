// @module-tag S5
// @module-tag S8
// @module-tag S31

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { readSettings } from "./settings/settings.ts";
import { createLog } from "./shared/log.ts";
import { nullIfMissing } from "./shared/null-if-missing.ts";
import { startServer } from "./start-server.ts";
import { freePort } from "./testing/free-port.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { startProcess } from "./testing/server-process.ts";
import { testSite } from "./testing/test-site.ts";

let data: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "server-"));
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  await removeDirectory(data);
});

it("a server starts on an empty directory, locks it until it is killed, and shuts down cleanly after requests in flight", async () => {
  const first = run({ PORT: `${await freePort()}` });
  const tags = await fetch(`${await first.listening}/rest/v1/otm_blog_tags?select=slug`, {
    headers: { apikey: "sb_publishable_vlotwerk" },
  });
  expect([tags.status, (await tags.json()).length > 0]).toEqual([200, true]);
  expect(await readdir(data)).toEqual(
    expect.arrayContaining(["first-admin.txt", "keys", "lock", "postgres"]),
  );
  expect(await openToOthers()).toEqual([]);
  const second = await run({ PORT: `${await freePort()}` }).ended;
  expect(second).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^DATA_DIR \S+ is in use by process \d+: .+\.\n$/),
  });
  first.child.kill("SIGKILL");
  await first.ended;

  // A used port is told, and the directory is free again.
  const port = `${await freePort()}`;
  const taken = createServer().listen(Number(port), "127.0.0.1");
  await once(taken, "listening");
  expect(await run({ PORT: port }).ended).toEqual({
    code: 1,
    errors: `PORT ${port} is already in use: stop what runs there, or set another PORT.\n`,
  });
  taken.close();

  // As an earlier version left them.
  await Promise.all([
    chmod(join(data, "lock"), 0o644),
    writeFile(join(data, "lock-journal"), "", { mode: 0o644 }),
  ]);
  const third = run({ PORT: port });
  const address = await third.listening;
  expect(await openToOthers()).toEqual([]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const inFlight = fetch(address).then((answer) => answer.text());
  third.child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await inFlight).toBe("<p>Pagina</p>");
  expect(await third.ended).toMatchObject({ code: 0, errors: "" });
});

it("a failed start ends the process with one sentence", async () => {
  expect(await run({ PORT: `${await freePort()}`, TRUST_PROXY: "x" }).ended).toEqual({
    code: 1,
    errors: expect.stringMatching(/^TRUST_PROXY must be [^\n]+\.\n$/),
  });
});

it.each([
  ["a PostgreSQL that is not there", { DATABASE_URL: "postgres://u:p4ss@127.0.0.1:9/site" }, "DATABASE_URL"],
  ["a signing key that is none", { JWT_SIGNING_KEY: "x".repeat(64) }, "JWT_SIGNING_KEY"],
  ["a data directory that can't be created", { DATA_DIR: import.meta.filename }, "DATA_DIR"],
])("a start fails with one sentence: %s", async (_, environment, name) => {
  const start = async () =>
    startServer(
      readSettings({
        DATA_DIR: data,
        PORT: `${await freePort()}`,
        DATABASE_URL: await createPostgresDatabase(inject("migratedTemplate")),
        ...environment,
      }),
      testSite,
      createLog(() => {}),
    );
  const error = await start().catch((thrown: unknown) => thrown);
  const message = error instanceof Error ? error.message : "";
  expect(message).toMatch(new RegExp(`^${name} [^\n]+\\.$`));
  expect(message).not.toContain("p4ss");
});

function run(environment: NodeJS.ProcessEnv) {
  const server = startProcess({ DATA_DIR: data, ...environment });
  children.push(server.child);
  return server;
}

/** What of the data directory others than its user can read, with its mode. */
async function openToOthers(): Promise<string[]> {
  const found = await readdir(data, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name));
  const modes = await Promise.all(
    paths.map(async (path) => {
      // PostgreSQL removes some of its files meanwhile.
      const { mode = 0 } = (await nullIfMissing(lstat(path))) ?? {};
      return `${path.slice(data.length + 1)} ${(mode & 0o777).toString(8)}`;
    }),
  );
  return modes.filter((line) => !line.endsWith("00"));
}
