import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbeddedDatabase } from "./backend/embedded-postgres/embedded-database.ts";
import { preparedDirectory } from "./backend/testing/data-directory.ts";
import { freePort } from "./testing/free-port.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { startProcess } from "./testing/server-process.ts";

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

// Each test starts up to three processes.
describe("the server as a process", { timeout: 120_000 }, () => {
  it("starts on an empty directory, answers, and shuts down cleanly after requests in flight", async () => {
    const server = run({ PORT: `${await freePort()}` });
    const address = await server.listening;
    const inFlight = fetch(address).then((answer) => answer.text());
    const tags = await fetch(`${address}/rest/v1/otm_blog_tags?select=slug`, {
      headers: { apikey: "sb_publishable_vlotwerk" },
    });
    expect([tags.status, (await tags.json()).length > 0]).toEqual([200, true]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
    expect(await inFlight).toBe("<p>Pagina</p>");
    expect(await server.ended).toMatchObject({ code: 0, errors: "" });
  });

  it("locks its data directory until it is killed", async () => {
    data = await preparedDirectory();
    const first = run({ PORT: `${await freePort()}` });
    await first.listening;
    const second = await run({ PORT: `${await freePort()}` }).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^DATA_DIR \S+ is in use by process \d+: .+\.\n$/);
    first.child.kill("SIGKILL");
    await first.ended;
    await run({ PORT: `${await freePort()}` }).listening;
  });

  it("reports a used port in one sentence, and releases the directory", async () => {
    data = await preparedDirectory();
    const port = `${await freePort()}`;
    const taken = createServer().listen(Number(port), "127.0.0.1");
    await once(taken, "listening");
    const { code, errors } = await run({ PORT: port }).ended;
    expect([code, errors]).toEqual([
      1,
      `PORT ${port} is already in use: stop what runs there, or set another PORT.\n`,
    ]);
    taken.close();
    await run({ PORT: port }).listening;
  });

  it.each([
    ["a wrong setting", { TRUST_PROXY: "x" }, /^TRUST_PROXY must be [^\n]+\.\n$/],
    [
      "a PostgreSQL that is not there",
      { DATABASE_URL: "postgres://u:p4ss@127.0.0.1:9/site" },
      /^DATABASE_URL [^\n]+\.\n$/,
    ],
    ["a signing key that is none", { JWT_SIGNING_KEY: "x".repeat(64) }, /^JWT_SIGNING_KEY [^\n]+\.\n$/],
  ])("reports a failed start in one sentence: %s", async (_, environment, sentence) => {
    const { code, errors } = await run({ PORT: `${await freePort()}`, ...environment }).ended;
    expect(errors).toMatch(sentence);
    expect(errors).not.toContain("p4ss");
    expect(code).toBe(1);
  });

  it("warns of a mail server that is away and of a proxy that is not trusted, until both are mended", async () => {
    data = await preparedDirectory();
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
    const server = run({ PORT: `${await freePort()}`, ...smtp });
    let output = "";
    server.child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    await fetch(await server.listening, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    await expect
      .poll(() => output)
      .toMatch(/"level":"warn","message":"the mail server in SMTP_URL can't be used"/);
    expect(output).toMatch(/"level":"warn","message":"a proxy forwards requests, but TRUST_PROXY is 0/);
    server.child.kill("SIGTERM");
    await server.ended;
    expect(await listWarnings()).toEqual([{ name: "mail-server" }, { name: "proxy" }]);

    const mended = run({ PORT: `${await freePort()}`, TRUST_PROXY: "1" });
    await fetch(await mended.listening, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    mended.child.kill("SIGTERM");
    await mended.ended;
    expect(await listWarnings()).toEqual([]);
  });

  it("reports in one sentence that the data directory can't be created", async () => {
    await writeFile(join(data, "file"), "");
    const { code, errors } = await run({ PORT: `${await freePort()}`, DATA_DIR: join(data, "file") }).ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^DATA_DIR [^\n]+\.\n$/)]);
  });
});

function run(environment: NodeJS.ProcessEnv) {
  const server = startProcess({ DATA_DIR: data, ...environment });
  children.push(server.child);
  return server;
}

async function listWarnings() {
  const database = await openEmbeddedDatabase(data);
  const warnings = await database.query("select name from private.server_warnings order by name");
  await database.close();
  return warnings;
}
