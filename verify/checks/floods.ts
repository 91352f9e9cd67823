import { randomUUID } from "node:crypto";
import { onEachDatabase, type Stand } from "../../bench/each-database.ts";
import { type BenchSite, key } from "../../bench/site-process.ts";
import type { Check } from "../check.ts";
import { readPages } from "../reading.ts";
import { seconds } from "../rounds.ts";
import { someAddress } from "../writers/messages.ts";

const perSecond = 100;
const slowest = 150;

export const floods: Check = {
  line: "S30",
  what: `${perSecond} sign-in tries a second while visitors read pages, then as many forms, then as many expensive calls: each for a minute.`,
  run: async () => (await onEachDatabase(flood)).join("; "),
};

async function flood(stand: Stand): Promise<string> {
  const site = await stand.start();
  try {
    const seen: string[] = [];
    for (const [name, send] of Object.entries(senders)) seen.push(await underFlood(site, name, send));
    return `${stand.name}: ${seen.join(", ")}`;
  } finally {
    await site.stop();
  }
}

type Send = (address: string) => Promise<Response>;

const json = { apikey: key, "Content-Type": "application/json" };

const senders: Record<string, Send> = {
  "sign-ins": (address) =>
    fetch(`${address}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { ...json, "X-Forwarded-For": someAddress() },
      body: JSON.stringify({ email: `${randomUUID()}@example.nl`, password: "verkeerd-wachtwoord" }),
    }),
  forms: (address) =>
    fetch(`${address}/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": someAddress() },
      body: new URLSearchParams({ name: "Anna", email: "anna@example.nl", message: randomUUID() }),
      redirect: "manual",
    }),
  "expensive calls": (address) =>
    fetch(
      `${address}/rest/v1/otm_blog_articles?select=*,otm_blog_article_content(*),otm_blog_article_faqs(*),otm_blog_article_tags(*,otm_blog_tags(*))&order=created_at.desc&limit=1000`,
      { headers: { apikey: key, "X-Forwarded-For": someAddress() } },
    ),
};

async function underFlood(site: BenchSite, name: string, send: Send): Promise<string> {
  const statuses = new Map<number | "none", number>();
  const note = (status: number | "none") => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const reading = readPages(site.address);
  const timer = setInterval(() => {
    send(site.address).then(
      async (answer) => {
        await answer.arrayBuffer();
        note(answer.status);
      },
      () => note("none"),
    );
  }, 1_000 / perSecond);
  await reading.goOnFor(seconds(60) * 1_000);
  clearInterval(timer);
  const { pages, p99, failed } = reading.seen();
  const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(" ");
  const figures = `${name} (${answers}): ${pages} pages, p99 ${Math.round(p99)} ms`;
  if (failed > 0) throw new Error(`${failed} pages failed under ${figures}`);
  if (p99 >= slowest) throw new Error(`Pages were slow under ${figures}`);
  return figures;
}
