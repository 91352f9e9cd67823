import { randomUUID } from "node:crypto";
import { chmod, lstat, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
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
import { nullIfMissing } from "./shared/null-if-missing.ts";
import { startServer } from "./start-server.ts";
import { freePort } from "./testing/free-port.ts";
import { removeDirectory } from "./testing/remove-directory.ts";
import { testSite } from "./testing/test-site.ts";

let data: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "restarts-"));
});

afterEach(() => removeDirectory(data));

it.each([
  ["embedded", async () => null],
  ["external", createPostgresDatabase],
])(
  "three more starts leave policies, functions and privileges unchanged (%s)",
  {
    timeout: 240_000,
  },
  async (_, createDatabase) => {
    const url = await createDatabase();
    await startAndStop(url);
    const first = await readCatalog(url);
    for (let start = 1; start <= 3; start++) await startAndStop(url);
    const last = await readCatalog(url);
    expect(last.split("\n")).toEqual(first.split("\n"));
    // The compared catalog is not empty.
    for (const kind of ["policy", "function", "trigger", "r public.otm_blog_articles t"]) {
      expect(first).toMatch(new RegExp(`^${kind} `, "m"));
    }
  },
);

it("a start writes how much a person stores, and the next one what has changed", async () => {
  const url = await createPostgresDatabase();
  const read = async () => {
    const database = await openDatabase({ url });
    const rows = await database.query("select mb_per_hour, versions_per_day from private.storage_limits");
    await database.close();
    return rows;
  };
  await startAndStop(url);
  expect(await read()).toEqual([{ mb_per_hour: 2_000, versions_per_day: 10_000 }]);
  await startAndStop(url, async () => {}, { STORED_MB_PER_HOUR: "300" });
  expect(await read()).toEqual([{ mb_per_hour: 300, versions_per_day: 10_000 }]);
});

it("all that a server writes in its directory is its user's alone, also what was not before", {
  timeout: 240_000,
}, async () => {
  const open = async () => {
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
  };
  await startAndStop(null, async () => {
    const store = createDirectoryStore(join(data, "files"));
    await store.put(
      mediaKey(randomUUID(), "0".repeat(32), "file.pdf"),
      Buffer.from("%PDF-1.4"),
      "application/pdf",
    );
    expect(await open()).toEqual([]);
    expect(await readdir(data)).toEqual(
      expect.arrayContaining(["first-admin.txt", "keys", "lock", "postgres"]),
    );
  });
  await Promise.all([
    chmod(join(data, "lock"), 0o644),
    writeFile(join(data, "lock-journal"), "", { mode: 0o644 }),
  ]);
  await startAndStop(null, async () => {
    expect(await open()).toEqual([]);
  });
});

it("a start on another database deletes no file, and the right database only what nothing names", async () => {
  const right = await createPostgresDatabase();
  const wrong = await createPostgresDatabase();
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

it("what was read is stored at a stop, and instances add up", async () => {
  const url = await createPostgresDatabase();
  for (let instance = 1; instance <= 2; instance++) {
    await startAndStop(url, async (address) => {
      const told = await fetch(`${address}/views`, {
        method: "POST",
        headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
        body: JSON.stringify({ path: "/contact", query: "", sent: null, read: 0 }),
      });
      expect(told.status).toBe(204);
    });
  }
  const database = await openDatabase({ url });
  expect(await database.query("select path, views from private.page_views")).toEqual([
    { path: "/contact", views: 2 },
  ]);
  await database.close();
});

it("each start tells the database which texts of the site can be changed", async () => {
  const url = await createPostgresDatabase();
  await startAndStop(url);
  const database = await openDatabase({ url });
  await database.execute(
    "update private.site_text_keys set key = 'no.page.asks.for.this' where key = 'home.hero.title'",
  );
  await startAndStop(url);
  const known = await database.query("select key, language from private.site_text_keys");
  expect(known).toHaveLength(textKeys.length);
  expect(known).toEqual(expect.arrayContaining([...textKeys]));
  await database.close();
});

async function startAndStop(
  url: string | null,
  work: (address: string) => Promise<void> = async () => {},
  further: NodeJS.ProcessEnv = {},
): Promise<void> {
  const settings = readSettings({
    DATA_DIR: data,
    PORT: `${await freePort()}`,
    NIGHTLY_BACKUP: "0",
    ...(url !== null && { DATABASE_URL: url }),
    ...further,
  });
  // The steps of a start, which index.test.ts shows for the process.
  const server = await startServer(
    settings,
    testSite,
    createLog(() => {}),
  );
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
