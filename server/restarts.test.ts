// @module-tag S2
// @module-tag S7
// @module-tag Texts
// @module-tag Warnings
// @module-tag S46

import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { mediaKey } from "../app/data/media/picture-address.ts";
import { textKeys } from "../app/i18n/text-keys.ts";
import { catalogText } from "../supabase/tests/catalog-text.ts";
import { openDatabase } from "./backend/database/database.ts";
import { openEmbeddedDatabase } from "./backend/embedded-postgres/embedded-database.ts";
import { cleanUpOrphans } from "./backend/media/clean-up-orphans.ts";
import { createDirectoryStore } from "./backend/media/directory-store.ts";
import { openLibrary } from "./backend/media/library.ts";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { readSettings } from "./settings/settings.ts";
import { createLog } from "./shared/log.ts";
import { startServer } from "./start-server.ts";
import { freePort } from "./testing/free-port.ts";
import { inFull } from "./testing/in-full.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { testSite } from "./testing/test-site.ts";

let data: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "restarts-"));
});

afterEach(() => removeDirectory(data));

it("a start stores what the settings and the site say, and the next one what has changed", async () => {
  const url = await createPostgresDatabase(inject("migratedTemplate"));
  const view = async (address: string) => {
    const told = await fetch(`${address}/views`, {
      method: "POST",
      headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
      body: JSON.stringify({ path: "/contact", query: "", sent: null, read: 0 }),
    });
    expect(told.status).toBe(204);
  };
  const forwarded = (address: string) => fetch(address, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  const warnings: string[] = [];
  const database = await openDatabase({ url });
  const listWarnings = () => database.query("select name from private.server_warnings order by name");
  const limits = () => database.query("select mb_per_hour, versions_per_day from private.storage_limits");

  const away = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  await startAndStop(
    url,
    async (address) => {
      await Promise.all([view(address), forwarded(address)]);
      await expect.poll(listWarnings).toEqual([{ name: "mail-server" }, { name: "proxy" }]);
    },
    { further: away, heard: (line) => warnings.push(line) },
  );
  const log = warnings.join("");
  expect(log).toContain('"level":"warn","message":"the mail server in SMTP_URL can\'t be used"');
  expect(log).toContain('"level":"warn","message":"a proxy forwards requests, but TRUST_PROXY is 0');
  expect(await limits()).toEqual([{ mb_per_hour: 2_000, versions_per_day: 10_000 }]);
  const catalog = await catalogText(database);
  await database.execute(
    "update private.site_text_keys set key = 'no.page.asks.for.this' where key = 'home.hero.title'",
  );

  await startAndStop(
    url,
    async (address) => {
      await Promise.all([view(address), forwarded(address)]);
    },
    { further: { STORED_MB_PER_HOUR: "300", TRUST_PROXY: "1" } },
  );
  expect(await listWarnings()).toEqual([]);
  expect(await limits()).toEqual([{ mb_per_hour: 300, versions_per_day: 10_000 }]);
  const known = await database.query("select key, language from private.site_text_keys");
  expect(known).toHaveLength(textKeys.length);
  expect(known).toEqual(expect.arrayContaining([...textKeys]));
  // Stored at each stop: instances add up.
  expect(await database.query("select path, views from private.page_views")).toEqual([
    { path: "/contact", views: 2 },
  ]);
  expectSame(await catalogText(database), catalog);
  await database.close();
});

if (inFull) {
  it.each([
    ["embedded", async () => null],
    ["external", createPostgresDatabase],
  ])(
    "three more starts leave policies, functions and privileges unchanged (%s)",
    async (_, createDatabase) => {
      const url = await createDatabase();
      await startAndStop(url);
      const first = await readCatalog(url);
      for (let start = 1; start <= 3; start++) await startAndStop(url);
      expectSame(await readCatalog(url), first);
    },
  );

  it("a start on another database deletes no file, and the right database only what nothing names", async () => {
    const template = inject("migratedTemplate");
    const [right, wrong] = [await createPostgresDatabase(template), await createPostgresDatabase(template)];
    const store = createDirectoryStore(join(data, "files"));
    const hash = "0".repeat(32);
    const kept = mediaKey(randomUUID(), hash, "file.pdf");
    const gone = mediaKey(randomUUID(), hash, "file.pdf");
    await startAndStop(right);
    const database = await openDatabase({ url: right });
    for (const key of [kept, gone]) {
      await store.put(key, Buffer.from("%PDF-1.4"), "application/pdf");
      await database.query("select public.begin_media($1::uuid, $2, null, 0)", [key.slice(0, 36), hash]);
    }
    await database.execute("update private.media_orphans set orphaned_at = now() - interval '2 days'");
    await database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size) values ($1, 'x', 'x', $2, 'application/pdf', 8)`,
      [kept.slice(0, 36), hash],
    );
    await startAndStop(wrong);
    expect(await store.list("")).toEqual([kept, gone].sort());
    const log = { error: () => expect.unreachable() };
    expect(await cleanUpOrphans(openLibrary(database), store, log)).toBe(1);
    expect(await store.list("")).toEqual([kept]);
    await database.close();
  });
}

/** The catalogs are the same, and not empty. */
function expectSame(last: string, first: string): void {
  expect(last.split("\n")).toEqual(first.split("\n"));
  for (const kind of ["policy", "function", "trigger", "r public.otm_blog_articles t"]) {
    expect(first).toMatch(new RegExp(`^${kind} `, "m"));
  }
}

async function startAndStop(
  url: string | null,
  work: (address: string) => Promise<void> = async () => {},
  { further = {}, heard = () => {} }: { further?: NodeJS.ProcessEnv; heard?: (line: string) => void } = {},
): Promise<void> {
  const settings = readSettings({
    DATA_DIR: data,
    PORT: `${await freePort()}`,
    NIGHTLY_BACKUP: "0",
    ...(url !== null && { DATABASE_URL: url }),
    ...further,
  });
  // The steps of a start, which index.test.ts shows for the process.
  const server = await startServer(settings, testSite, createLog(heard));
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await work(server.address);
  await server.stop({ atOnce: true });
}

async function readCatalog(url: string | null): Promise<string> {
  const database = url === null ? await openEmbeddedDatabase(data) : await openDatabase({ url });
  try {
    return await catalogText(database);
  } finally {
    await database.close();
  }
}
