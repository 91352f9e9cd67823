import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../server/backend/database.ts";
import { createPostgresDatabase } from "../server/backend/testing/databases.ts";
import { activePage, arrangeContent } from "../supabase/tests/content.ts";

const script = fileURLToPath(new URL("backup.ts", import.meta.url));

type Ended = { code: number; output: string; errors: string };

function run(environment: NodeJS.ProcessEnv, file: string): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, file], { env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

it("npm run backup names what it leaves out and what is missing, and fails when a file of a page is", async () => {
  const parent = await mkdtemp(join(tmpdir(), "backup-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const data = join(parent, "data");
  const url = await createPostgresDatabase(inject("migratedTemplate"));
  const settings = { DATA_DIR: data, DATABASE_URL: url };
  const id = randomUUID();
  await nameFile(url, id);
  await mkdir(join(data, "files"), { recursive: true });
  await writeFile(join(data, "notes\\1.txt"), "x");

  const failed = await run(settings, join(parent, "lacking.tar.gz"));
  expect(failed).toMatchObject({ code: 2, output: expect.stringContaining("and 0 files are in") });
  expect(failed.output).toContain("Not in it: 1 of what lies in DATA_DIR");
  expect(failed.errors).toContain('Left out of the backup: "notes\\\\1.txt" in DATA_DIR, because its name');
  expect(failed.errors).toContain(`Missing in DATA_DIR: files/${id}.pdf`);
  expect(failed.errors).toContain("The backup lacks this file");

  await writeFile(join(data, "files", `${id}.pdf`), "%PDF-1.4");
  await rm(join(data, "notes\\1.txt"));
  const whole = await run(settings, join(parent, "whole.tar.gz"));
  expect(whole).toMatchObject({ code: 0, errors: "", output: expect.stringContaining("and 1 files are in") });
  expect(whole.output).not.toContain("Not in it");
});

async function nameFile(url: string, id: string): Promise<void> {
  const database = await openDatabase({ url });
  await arrangeContent(database);
  await database.execute("delete from public.otm_download_files");
  await database.query(
    `insert into public.otm_download_files (page_id, language, id, name, size)
     values ($1::uuid, 'nl', $2::uuid, 'x.pdf', 8)`,
    [activePage, id],
  );
  await database.close();
}
