import { randomUUID } from "node:crypto";
import { Agent, type RequestOptions } from "node:http";
import { key } from "../../bench/site-process.ts";
import { type Answers, countAnswer, requestStatus } from "./answers.ts";

/** Requests from one client address. */
const from = "198.51.100.7";
const json = { apikey: key, "Content-Type": "application/json", "X-Forwarded-For": from };

const kinds: (RequestOptions & { path: string; body?: () => string; together: number })[] = [
  { path: "/search?q=", together: 150, headers: { "X-Forwarded-For": from } },
  {
    path: "/contact",
    method: "POST",
    together: 80,
    headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": from },
    body: () => `name=Anna&email=anna%40example.nl&message=${randomUUID()}`,
  },
  {
    path: "/rest/v1/otm_blog_articles?select=*,otm_blog_article_content(*)&limit=1000",
    together: 250,
    headers: json,
  },
  {
    path: "/auth/v1/token?grant_type=password",
    method: "POST",
    together: 250,
    headers: json,
    body: () => JSON.stringify({ email: `${randomUUID()}@example.nl`, password: "verkeerd-wachtwoord" }),
  },
  {
    path: "/auth/v1/recover",
    method: "POST",
    together: 250,
    headers: json,
    body: () => JSON.stringify({ email: `${randomUUID()}@example.nl` }),
  },
];

/** One client address that overfills every queue repeatedly. */
export async function fillQueues(address: string, seconds: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1_000;
  const responses: Answers = {};

  function ask({ body, path, together: _, ...options }: (typeof kinds)[number]): Promise<string> {
    const full = path.endsWith("=") ? path + randomUUID() : path;
    return requestStatus(address + full, { ...options, agent }, body?.());
  }

  async function repeat(kind: (typeof kinds)[number]): Promise<void> {
    while (performance.now() < end) countAnswer(responses, await ask(kind));
  }
  await Promise.all(kinds.flatMap((kind) => Array.from({ length: kind.together }, () => repeat(kind))));
  agent.destroy();
  return responses;
}
