import { chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "../../testing/wait-for.ts";
import { certificate, key } from "../testing/certificate.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres.ts";
import { openDatabase } from "./database.ts";
import { readEncryption } from "./encryption.ts";

describe("a server with a certificate of its own", () => {
  let server: PostgresServer;
  let directory: string;
  let root: string;

  beforeAll(async () => {
    server = await startPostgres();
    directory = await mkdtemp(join(tmpdir(), "encryption-"));
    root = join(directory, "root.pem");
    await writeFile(root, certificate);
    await switchEncryptionOn(server.url);
  });

  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  });

  /** Whether the session is encrypted, or why there is none. */
  async function connect(parameters: Record<string, string>): Promise<unknown> {
    const url = new URL(server.url);
    url.search = new URLSearchParams(parameters).toString();
    try {
      const database = await openDatabase({ url: url.href });
      const [row] = await database.query<{ ssl: boolean }>(
        "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
      );
      await database.close();
      return row?.ssl;
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  }

  it.each(["allow", "prefer", "require", "no-verify"])("is trusted with sslmode=%s", async (sslmode) => {
    expect(await connect({ sslmode })).toBe(true);
  });

  it.each(["verify-ca", "verify-full"])("is trusted with sslmode=%s by its root alone", async (sslmode) => {
    expect(await connect({ sslmode, sslrootcert: root })).toBe(true);
    expect(await connect({ sslmode })).toMatch(/^The database can't be reached \(.*SELF_SIGNED/);
  });

  it("is asked for no encryption without a mode", async () => {
    expect(await connect({})).toBe(false);
  });

  it("is not reached when a file can't be read", async () => {
    const missing = { sslmode: "verify-full", sslrootcert: join(directory, "missing.pem") };
    expect(await connect(missing)).toBe("DATABASE_URL names a file as its sslrootcert that can't be read.");
  });
});

describe("libpq's modes", () => {
  const parsed = (text: string) => readEncryption(new URLSearchParams(text));

  it.each([
    ["sslmode=require", false],
    ["sslmode=verify-ca", true],
    ["sslmode=verify-full", true],
    ["ssl=true", true],
  ])("%s checks the certificate: %s", async (text, rejectUnauthorized) => {
    expect((await parsed(text)).ssl).toMatchObject({ rejectUnauthorized });
  });

  it("verify-ca lets the server have another name", async () => {
    expect(await parsed("sslmode=verify-ca")).toHaveProperty("ssl.checkServerIdentity");
    expect(await parsed("sslmode=verify-full")).not.toHaveProperty("ssl.checkServerIdentity");
  });
});

/** The server reads its key only if it owns it. */
async function switchEncryptionOn(url: string): Promise<void> {
  const database = await openDatabase({ url });
  const [row] = await database.query<{ directory: string }>(
    "select current_setting('data_directory') as directory",
  );
  const data = row?.directory ?? "";
  const { uid, gid } = await stat(data);
  for (const [name, content] of [
    ["server.crt", certificate],
    ["server.key", key],
  ] as const) {
    await writeFile(join(data, name), content, { mode: 0o600 });
    await chown(join(data, name), uid, gid);
  }

  await database.execute("alter system set ssl = on");
  await database.execute("select pg_reload_conf()");
  await waitFor(async () => expect(await database.query("show ssl")).toEqual([{ ssl: "on" }]));
  await database.close();
}
