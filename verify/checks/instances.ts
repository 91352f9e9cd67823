import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../server/backend/database/database.ts";
import type { MailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import type { Check } from "../check.ts";
import { countsViews } from "../instances/beacons.ts";
import { restartUnderLoad, survivesKill } from "../instances/restarts.ts";
import { hearsChanges, migratedOnce, sharesLimits, sharesSessions } from "../instances/shared-state.ts";
import { withInstances } from "../instances/start-instances.ts";
import { callsWebhooks } from "../instances/webhooks.ts";
import { startCaddy } from "../proxies/caddy.ts";
import { startNginx } from "../proxies/nginx.ts";
import { sendMessage } from "../writers/messages.ts";

export const instances: Check = {
  line: "Instances",
  what: "Three instances start at once on one empty PostgreSQL behind nginx with deploy/nginx.conf. Limits, sessions and changes are looked at from one to the other, mails, webhook calls and views are counted; one is killed under load, then all are restarted one after the other.",
  run: () =>
    withInstances(startNginx, async (standing) => {
      const { sites, database, proxy, mails, restart } = standing;
      return [
        await migratedOnce(database),
        await sharesLimits(sites),
        await sharesSessions(sites),
        await hearsChanges(sites),
        await mailsOnce(proxy.address, database, mails),
        await callsWebhooks(standing),
        await countsViews(standing),
        await survivesKill(proxy.address, sites, () => restart(0, "kill")),
        await restartUnderLoad(proxy.address, sites, restart),
      ];
    }),
};

export const instancesBehindCaddy: Check = {
  line: "Instances",
  what: "Three instances behind Caddy with deploy/Caddyfile: what is for those who look after them is not shown; one is killed under load, then all are restarted one after the other.",
  run: () =>
    withInstances(startCaddy, async ({ sites, proxy, restart }) => [
      await hidesProbes(proxy.address),
      await survivesKill(proxy.address, sites, () => restart(0, "kill")),
      await restartUnderLoad(proxy.address, sites, restart),
    ]),
};

/** Every mail is sent exactly once. */
async function mailsOnce(address: string, database: Database, { received }: MailServer): Promise<string> {
  const senders = 20;
  await Promise.all(
    Array.from({ length: senders }, () =>
      sendMessage(address, "Hallo", { email: `${randomUUID()}@klant.example`, is_spam: false }),
    ),
  );
  for (let second = 0; second < 60; second += 1) {
    if ((await database.query("select from private.mail_outbox where state = 'queued'")).length === 0) break;
    await pause(1_000);
  }
  const sent = await database.query("select from private.mail_outbox where state = 'sent'");
  const ids = received.map(({ mail }) => mail.messageId);
  const isRight =
    sent.length === 2 * senders && ids.length === sent.length && new Set(ids).size === sent.length;
  assert(
    isRight,
    `${sent.length} mails were sent, ${ids.length} came, ${new Set(ids).size} of them different`,
  );
  return `${ids.length} mails by three, each once`;
}

async function hidesProbes(address: string): Promise<string> {
  const statuses = await Promise.all(
    ["/", "/healthz", "/readyz"].map(async (path) => (await fetch(address + path)).status),
  );
  assert(String(statuses) === "200,404,404", `Pages and probes answer ${statuses}`);
  return "pages are shown and probes are not";
}
