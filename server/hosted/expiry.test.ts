import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openLibrary } from "../backend/media/library.ts";
import { StoreError } from "../backend/media/media-store.ts";
import { expireProject } from "./expiry.ts";
import type { Project } from "./project.ts";

it("deletes expired data also when the file bucket is unavailable", async () => {
  const logged: unknown[][] = [];
  const left = [{ leads: 2, mails: 1, deliveries: 0, events: 0 }];
  const away = async () => Promise.reject(new StoreError("away"));
  const media = { library: openLibrary(away), store: { put: away, get: away, list: away, remove: away } };
  const project: Project = {
    ask: async () => new Response("away", { status: 500 }),
    call: async (name) =>
      name.startsWith("prune_") ? 3 : (left.pop() ?? { leads: 0, mails: 0, deliveries: 0, events: 0 }),
  };
  const expiry = expireProject({
    project,
    media,
    leadsKeptMonths: 12,
    versionsKeptDays: 90,
    statisticsKeptMonths: 25,
    mailDirectory: await mkdtemp(join(tmpdir(), "mail-")),
    log: {
      info: (...line) => void logged.push(["info", ...line]),
      error: (message) => void logged.push(["error", message]),
    },
  });
  await expect.poll(() => logged).toHaveLength(2);
  await expiry.close();
  expect(left).toEqual([]);
  expect(logged).toEqual([
    ["error", "files that nothing names could not be deleted"],
    [
      "info",
      "expired data deleted",
      {
        leads: 2,
        mails: 1,
        deliveries: 0,
        events: 0,
        articleVersions: 3,
        pageVersions: 3,
        statistics: 3,
        files: 0,
        versions: 0,
      },
    ],
  ]);
});
