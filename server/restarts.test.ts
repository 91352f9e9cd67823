import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { catalogText } from "../supabase/tests/catalog-text.ts";
import { openDatabase } from "./backend/database/database.ts";
import { openEmbeddedDatabase } from "./backend/embedded-postgres/embedded-database.ts";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { readSettings } from "./settings/settings.ts";
import { createLog } from "./shared/log.ts";
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

it("a start on another database quarantines PDF files, one on the right database restores them", async () => {
  const right = await createPostgresDatabase();
  const wrong = await createPostgresDatabase();
  const file = `${randomUUID()}.pdf`;
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await startAndStop(right);
  await nameFile(right, file.slice(0, -4));
  await mkdir(join(data, "files"), { recursive: true });
  await writeFile(join(data, "files", file), "%PDF-1.4");
  await utimes(join(data, "files", file), hoursAgo, hoursAgo);
  await startAndStop(wrong);
  expect(await readdir(join(data, "files", "removed"))).toEqual([file]);
  await startAndStop(right);
  expect((await readdir(join(data, "files"))).sort()).toEqual([file, "removed"]);
});

async function nameFile(url: string, id: string): Promise<void> {
  const database = await openDatabase({ url });
  await database.query(
    `insert into public.otm_download_files (page_id, language, id, name, size)
     select id, 'nl', $1::uuid, 'x.pdf', 8 from public.otm_download_pages limit 1`,
    [id],
  );
  await database.close();
}

async function startAndStop(url: string | null): Promise<void> {
  const settings = readSettings({
    DATA_DIR: data,
    PORT: `${await freePort()}`,
    ...(url !== null && { DATABASE_URL: url }),
  });
  // The steps of a start, which index.test.ts shows for the process.
  const server = await startServer(
    settings,
    testSite,
    createLog(() => {}),
  );
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
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
