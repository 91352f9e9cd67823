import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { call, startSite } from "../../bench/site-process.ts";
import { onEmbedded, postgres, temporaryDirectory } from "../../bench/test-bed.ts";
import { upload } from "../../bench/upload.ts";
import { openDatabase } from "../../server/backend/database/database.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import type { S3Settings } from "../../server/settings/s3-settings.ts";
import { startS3Server } from "../../server/testing/start-s3-server.ts";
import { repository } from "../changed-build.ts";
import { expectStored } from "../writers/stored.ts";
import { visit } from "../writers/visits.ts";

/** Moves a site to a PostgreSQL and a bucket as docs/several-machines.md says, while visitors read and write. */
export async function moves(): Promise<string> {
  await using ends = new AsyncDisposableStack();
  const bucket = await startS3Server();
  ends.defer(bucket.stop);
  const server = ends.use(await postgres({ fsync: "on" }));
  const directory = ends.use(await temporaryDirectory());
  return await onEmbedded(async (old) => {
    const site = await old.start();
    const { token } = await site.signIn();
    await upload(site, token, "folder.pdf", somePdf("folder"));
    const label = randomUUID();
    const visits = visit(site.address, label, 3);
    const s3 = settingsOf(bucket.settings);
    await command("files", ["copy", "--to", "s3"], { ...old.settings, ...s3 });
    const url = (await command("database-url", [], old.settings)).trim();
    const stoppedAt = performance.now();
    await setReadOnly(url);
    const file = join(directory.path, "move.tar.gz");
    await command("backup", [file], old.settings);
    const target = { DATABASE_URL: server.url, DATA_DIR: join(directory.path, "data"), ...s3 };
    await command("restore", [file], target);
    await using moved = await startSite(target);
    const readOnly = (performance.now() - stoppedAt) / 1_000;
    await pause(500);
    await visits.stop();
    const moving = await moved.signIn();
    await expectStored(moving.db, label, visits.acknowledged);
    const stored = await call(`${moved.address}/storage/v1/object/media/folder.pdf`, { token: moving.token });
    assert.deepEqual(
      Buffer.from(await stored.arrayBuffer()),
      Buffer.from(somePdf("folder")),
      "A file was lost",
    );
    assert.deepEqual(visits.failedPages, [], "A page failed during the move");
    const refused = new Set(visits.failedMessages);
    assert.deepEqual([...refused], ["a message 503"], "A message was not refused in words");
    return `moved to PostgreSQL and a bucket with ${visits.acknowledged.size} messages, none lost: ${visits.pages} pages meanwhile, none failed, and ${readOnly.toFixed(1)} s without writes`;
  });
}

/** A command of docs/operations.md, without npm. @returns its output */
async function command(name: string, words: readonly string[], settings: NodeJS.ProcessEnv): Promise<string> {
  const script = join(repository, "scripts", `${name}.ts`);
  const env = { PATH: process.env.PATH, ...settings };
  return (await promisify(execFile)(process.execPath, [script, ...words], { env })).stdout;
}

function settingsOf({ url, bucket, accessKey, secretKey }: S3Settings): NodeJS.ProcessEnv {
  return { S3_URL: url.href, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
}

async function setReadOnly(url: string): Promise<void> {
  const database = await openDatabase({ url, connections: 1 });
  try {
    await database.execute("alter system set default_transaction_read_only = on");
    await database.query("select pg_reload_conf()");
  } finally {
    await database.close();
  }
}
