import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchSite, key } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import type { Check } from "../check.ts";
import { attack } from "../load/attack.ts";
import { seconds } from "../rounds.ts";
import { someAddress } from "../writers/messages.ts";
import { addUser, signInUser } from "../writers/users.ts";

const slowest = 1_000;

export const fairness: Check = {
  line: "S39",
  what: "One client address asks for more pages, forms, calls, sign-ins and other calls about accounts than may wait, all the time; people at other addresses read a page that is rendered for them, send a form and sign in.",
  run: () =>
    onSite(
      async (site) => {
        await signInUser(site.address);
        const attacking = attack("fillQueues", site.address, seconds(20));
        await pause(2_000);
        const end = performance.now() + (seconds(20) - 4) * 1_000;
        const longest: Record<string, number> = {};
        let rounds = 0;
        for (; performance.now() < end; rounds += 1) {
          for (const [name, act] of Object.entries(acts)) {
            const startedAt = performance.now();
            const status = await act(site);
            assert.equal(status, 200, name);
            longest[name] = Math.max(longest[name] ?? 0, Math.round(performance.now() - startedAt));
          }
        }
        const responses = JSON.stringify(await attacking).replaceAll('"', "");
        const seen = `${rounds} times beside ${responses}: longest ${Object.entries(longest).map((one) => one.join(" "))} ms`;
        assert(rounds > 0 && Object.values(longest).every((time) => time <= slowest), seen);
        return seen;
      },
      { prepare: addUser },
    ),
};

/** What people do, each time at another address. @returns the status */
const acts: Record<string, (site: BenchSite) => Promise<number>> = {
  page: ({ address }) => statusOf(fetch(`${address}/search?q=${Math.random()}`, { headers: from() })),
  form: ({ address }) =>
    statusOf(
      fetch(`${address}/contact`, {
        method: "POST",
        headers: from(),
        body: new URLSearchParams({ name: "Anna", email: "anna@example.nl", message: "Bel mij terug." }),
      }),
    ),
  "sign-in": ({ address }) =>
    statusOf(
      fetch(`${address}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { ...from(), apikey: key, "Content-Type": "application/json" },
        body: JSON.stringify({ email: "person@klant.example", password: "zeven-zebras" }),
      }),
    ),
};

function from(): Record<string, string> {
  return { "X-Forwarded-For": someAddress() };
}

async function statusOf(pending: Promise<Response>): Promise<number> {
  const response = await pending;
  await response.arrayBuffer();
  return response.status;
}
