// @module-tag S32

import { expect, it, onTestFinished } from "vitest";
import { describeOnBothRoles } from "../hosted/testing/both-roles.ts";
import { countBeacon } from "./beacon.ts";
import { createStatistics } from "./statistics.ts";
import { createStatisticsStore } from "./statistics-store.ts";

describeOnBothRoles("counts in the database", (open) => {
  async function start() {
    const { database, ownRole } = await open();
    const lines: unknown[] = [];
    const statistics = createStatistics({
      store: createStatisticsStore(ownRole),
      contentVersion: { current: () => 1 },
      log: { warn: (...line) => void lines.push(line) },
      interval: 1_000_000,
    });
    onTestFinished(statistics.close);
    const origins = async () =>
      (
        await database.query<{ origin: string }>(
          "select origin from private.site_origins order by views desc",
        )
      ).map(({ origin }) => origin);
    return { statistics, lines, database, origins };
  }

  it.each(["\ud83d", "\u0000", "x".repeat(101)])(
    "go on after a batch with %j, which is dropped",
    async (origin) => {
      const { statistics, lines, origins } = await start();
      await statistics.countView("/", origin, "192.0.2.7");
      await statistics.close();
      expect(lines).toEqual([
        ["statistics were rejected by the database and dropped", { code: expect.stringMatching(/^2[23]/) }],
      ]);
      await statistics.countView("/", "google.com", "192.0.2.7");
      await statistics.close();
      expect(await origins()).toEqual(["google.com"]);
      expect(lines).toHaveLength(1);
    },
  );

  it("are stored, whatever a beacon or a search says", async () => {
    const { statistics, lines, database, origins } = await start();
    for (const text of [
      "\ud83d",
      "\udc00",
      "\u0000",
      "\\u0000",
      "\uffff",
      "😀".repeat(99),
      `a${"😀".repeat(99)}`,
    ]) {
      const said = { path: `/${text}`, referrer: text, query: text, sent: null, read: 0 };
      for (const beacon of [
        said,
        { ...said, path: "/", query: `?utm_source=x${text}&utm_campaign=y${text}` },
        {
          ...said,
          path: "/",
          query: `?utm_source=x${encodeURIComponent(text.toWellFormed())}`.slice(0, 500),
        },
      ]) {
        const body = Buffer.from(JSON.stringify(beacon));
        expect(await countBeacon({ body, network: "192.0.2.7", ownHosts: [] }, statistics)).toBe(true);
      }
      statistics.countEmptySearch(`zoek ${text} iets`.slice(0, 60), "nl", "192.0.2.7");
    }
    await statistics.close();
    expect(lines).toEqual([]);
    expect(await origins()).toEqual(expect.arrayContaining(["*", "x / y"]));
    expect(await database.query("select from private.empty_searches")).not.toEqual([]);
  });
});
