import { randomInt } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addTags } from "../../bench/article-content.ts";
import { startSite } from "../../bench/site-process.ts";
import { migrate } from "../../server/backend/database/migrate.ts";
import { openEmbeddedDatabase } from "../../server/backend/embedded-postgres/embedded-database.ts";
import type { Check } from "../check.ts";
import { type Disk, makeDisk } from "../disks/mounts.ts";
import { killPostgres } from "../kill-postgres.ts";
import { rounds } from "../rounds.ts";
import { saveRepeatedly } from "../writers/articles.ts";
import { sendMessages } from "../writers/messages.ts";
import { expectSaved, expectStored } from "../writers/stored.ts";

const times = rounds(10);

export const powerCuts: Check = {
  line: "S5",
  what: "The power of a disk that holds the embedded database is cut 10 times in the middle of writes (as root, on Linux).",
  async run() {
    const disk = await makeDisk(600);
    try {
      return await cutPowerRepeatedly(disk);
    } finally {
      await disk.remove();
    }
  },
};

async function cutPowerRepeatedly(disk: Disk): Promise<string> {
  const data = join(disk.path, "data");
  await makeDatabase(data);
  let stored = 0;
  let saved = 0;
  let site = await startSite({ DATA_DIR: data });
  try {
    for (let round = 1; round <= times; round++) {
      const { token } = await site.signIn();
      const label = `power ${round}:`;
      const sent = sendMessages(site.address, label, 400);
      const saving = saveRepeatedly(site.address, token, `power-${round}`, () => false);
      const enough = randomInt(20, 120);
      while (sent.acknowledged.size < enough || saving.acknowledged === 0) await wait(1);
      // Killed first: open files keep the disk mounted.
      await Promise.all([killPostgres(data), site.kill()]);
      await disk.cutPower();
      await Promise.all([sent.done, saving.done]);
      site = await startSite({ DATA_DIR: data });
      const { db } = await site.signIn();
      await expectStored(db, label, sent.acknowledged);
      await expectSaved(db, saving);
      stored += sent.acknowledged.size;
      saved += saving.acknowledged;
    }
  } finally {
    await Promise.all([killPostgres(data).catch(() => {}), site.kill()]);
  }
  return `${times} power cuts, ${stored} messages and ${saved} saves acknowledged, none lost, no article half saved`;
}

async function makeDatabase(data: string): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  const database = await openEmbeddedDatabase(data);
  await migrate(database);
  await addTags(database);
  await database.close();
}
