import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { someAddress } from "../../bench/site-process.ts";

/** Counts by status; "none" means no response. */
export type Answers = Partial<Record<string, number>>;

/** Attacks for this many seconds. @returns counts by status, and others */
export type Attack = (address: string, seconds: number, more: string) => Promise<Answers>;

export type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** A client address, as a header. */
type From = { "X-Forwarded-For": string };

export function countAnswer(answers: Answers, status: string): void {
  answers[status] = (answers[status] ?? 0) + 1;
}

/** Clients that send one request after the other until the end, each from an address of its own. */
export async function sendInTurn(
  address: string,
  seconds: number,
  clients: number,
  requestOf: (from: From, client: number, turn: number) => Sent,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + seconds * 1_000;
  const answers: Answers = {};
  async function repeat(client: number): Promise<void> {
    const from = { "X-Forwarded-For": someAddress() };
    for (let turn = 0; performance.now() < end; turn += 1)
      countAnswer(answers, await statusOf(address, requestOf(from, client, turn), agent));
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => repeat(client)));
  agent.destroy();
  return answers;
}

/** Sends so many requests a second, each from another client address, regardless of responses. */
export async function sendSteadily(
  address: string,
  seconds: number,
  perSecond: number,
  requestOf: () => Sent,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answers = {};
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  while (sent.length < seconds * perSecond) {
    await pause(startedAt + (sent.length * 1_000) / perSecond - performance.now());
    const { headers, ...others } = requestOf();
    const asked = { ...others, headers: { ...headers, "X-Forwarded-For": someAddress() } };
    sent.push(statusOf(address, asked, agent).then((status) => countAnswer(answers, status)));
  }
  await Promise.all(sent);
  agent.destroy();
  return answers;
}

/** The status of a response, once its body is read; "none" without one in a minute. */
function statusOf(address: string, { path, body, ...options }: Sent, agent: Agent): Promise<string> {
  // Node sends none with DELETE.
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const headers = { ...options.headers, ...length };
  return new Promise((resolve) => {
    const outgoing = request(address + path, { ...options, headers, agent }, (answer) => {
      answer.resume().once("close", () => resolve(String(answer.statusCode)));
    });
    outgoing.setTimeout(60_000, () => outgoing.destroy());
    outgoing.once("error", () => resolve("none"));
    outgoing.end(body);
  });
}
