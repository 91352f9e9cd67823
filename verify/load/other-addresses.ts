import { Agent } from "node:http";
import { type Answers, countAnswer, requestStatus } from "./answers.ts";

const connections = 64;

const names = [
  "INSIGHTS",
  "EN",
  "%69nsights",
  "En/Contact",
  "About-Us/",
  "unknown",
  "en/unknown",
  "insights/unknown",
];

/** 64 connections that request unknown or variant addresses in sequence. */
export async function requestUnknownAddresses(address: string, seconds: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1_000;
  const responses: Answers = {};

  async function repeat(first: number): Promise<void> {
    for (let number = first; performance.now() < end; number += connections) {
      const name = names[number % names.length] ?? "";
      const path = name.endsWith("unknown") ? `/${name}-${number}` : `/${name}?n=${number}`;
      countAnswer(responses, await requestStatus(address + path, { agent }));
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => repeat(number)));
  agent.destroy();
  return responses;
}
