import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { key } from "../../bench/site-process.ts";
import { someAddress } from "./messages.ts";

/** Counts by status; "none" means no response. */
export type Answers = Partial<Record<string, number>>;

const json = { apikey: key, "Content-Type": "application/json" };
const everything =
  "select=*,otm_blog_article_content(*),otm_blog_article_faqs(*),otm_blog_article_tags(*,otm_blog_tags(*))&order=created_at.desc&limit=1000";

const senders: Record<string, (address: string, from: string) => Promise<Response>> = {
  "sign-ins": (address, from) =>
    fetch(`${address}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { ...json, "X-Forwarded-For": from },
      body: JSON.stringify({ email: `${randomUUID()}@example.nl`, password: "verkeerd-wachtwoord" }),
    }),
  forms: (address, from) =>
    fetch(`${address}/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": from },
      body: new URLSearchParams({ name: "Anna", email: "anna@example.nl", message: randomUUID() }),
      redirect: "manual",
    }),
  "expensive calls": (address, from) =>
    fetch(`${address}/rest/v1/otm_blog_articles?${everything}`, {
      headers: { apikey: key, "X-Forwarded-For": from },
    }),
};

async function flood(address: string, kind: string, seconds: number, perSecond: number): Promise<Answers> {
  const send = senders[kind];
  if (!send) throw new Error(`There is no flood of ${kind}`);
  const responses: Answers = {};
  const inFlight = new Set<Promise<void>>();

  async function sendOne(): Promise<void> {
    const status = await send?.(address, someAddress()).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      () => "none",
    );
    if (status) responses[status] = (responses[status] ?? 0) + 1;
  }

  for (let sent = 0, startedAt = performance.now(); sent < seconds * perSecond; sent++) {
    await pause(startedAt + (sent * 1_000) / perSecond - performance.now());
    const one = sendOne().finally(() => inFlight.delete(one));
    inFlight.add(one);
  }
  await Promise.all(inFlight);
  return responses;
}

/**
 * `flood.ts ADDRESS KIND SECONDS PER_SECOND` sends requests of one kind at a fixed rate, each from another client
 * address, in a process of its own, so that it does not disturb measurements. Prints the counts.
 */
if (import.meta.main) {
  const [address = "", kind = "", seconds, perSecond] = process.argv.slice(2);
  console.info(JSON.stringify(await flood(address, kind, Number(seconds), Number(perSecond))));
}
