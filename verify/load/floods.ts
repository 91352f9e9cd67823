import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { key } from "../../bench/site-process.ts";
import { someAddress } from "../writers/messages.ts";
import { type Answers, countAnswer, statusOf } from "./answers.ts";

/** The requests a second, each from another client address. */
export const perSecond = 100;

export function floodSignIns(address: string, seconds: number): Promise<Answers> {
  return flood(seconds, (from) =>
    fetch(`${address}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: key, "Content-Type": "application/json", ...from },
      body: JSON.stringify({ email: `${randomUUID()}@example.nl`, password: "verkeerd-wachtwoord" }),
    }),
  );
}

export function floodForms(address: string, seconds: number): Promise<Answers> {
  return flood(seconds, (from) =>
    fetch(`${address}/contact`, {
      method: "POST",
      headers: from,
      body: new URLSearchParams({ name: "Anna", email: "anna@example.nl", message: randomUUID() }),
      redirect: "manual",
    }),
  );
}

const everything =
  "select=*,otm_blog_article_content(*),otm_blog_article_faqs(*),otm_blog_article_tags(*,otm_blog_tags(*))&order=created_at.desc&limit=1000";

export function floodCalls(address: string, seconds: number): Promise<Answers> {
  return flood(seconds, (from) =>
    fetch(`${address}/rest/v1/otm_blog_articles?${everything}`, { headers: { apikey: key, ...from } }),
  );
}

/** Sends requests at a fixed rate, regardless of responses. */
async function flood(
  seconds: number,
  send: (from: { "X-Forwarded-For": string }) => Promise<Response>,
): Promise<Answers> {
  const responses: Answers = {};
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  while (sent.length < seconds * perSecond) {
    await pause(startedAt + (sent.length * 1_000) / perSecond - performance.now());
    const status = statusOf(send({ "X-Forwarded-For": someAddress() }));
    sent.push(status.then((text) => countAnswer(responses, text)));
  }
  await Promise.all(sent);
  return responses;
}
