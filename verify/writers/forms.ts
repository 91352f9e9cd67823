import { randomUUID } from "node:crypto";
import { someAddress } from "./messages.ts";

export type SentForms = {
  /** The e-mail addresses of the acknowledged forms. */
  senders: Set<string>;
  /** The slowest response in milliseconds. */
  slowest: number;
};

/** In milliseconds. */
const timeout = 30_000;

const paths = ["/contact", "/en/contact", "/download/automation-scan-checklist"];

/** Sends this many forms concurrently without JavaScript, each from another client. @throws Error when one fails */
export async function sendForms(address: string, count: number, sent: SentForms): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, number) => sendForm(address, paths[number % paths.length] ?? "", sent)),
  );
}

async function sendForm(address: string, path: string, sent: SentForms): Promise<void> {
  const email = `${randomUUID()}@klant.example`;
  const startedAt = performance.now();
  const response = await fetch(address + path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": someAddress() },
    body: new URLSearchParams({ name: "Anna", email, message: `Bel mij: ${email}` }),
    signal: AbortSignal.timeout(timeout),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A form of ${path} was answered with ${response.status}`);
  sent.senders.add(email);
  sent.slowest = Math.max(sent.slowest, performance.now() - startedAt);
}
