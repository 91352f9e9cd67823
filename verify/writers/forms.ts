import { randomUUID } from "node:crypto";
import { someAddress } from "./messages.ts";

export type SentForms = {
  /** The e-mail addresses of those whose form was thanked for. */
  senders: Set<string>;
  /** How long the slowest answer took, in milliseconds. */
  slowest: number;
};

/** How long an answer is waited for at all, in milliseconds. */
const timeout = 30_000;

const paths = ["/contact", "/en/contact", "/download/automation-scan-checklist"];

/**
 * Sends so many forms at once, as browsers without JavaScript do, each of another person at another address of the
 * network, and notes them in `sent`.
 *
 * @throws Error when one is not thanked for
 */
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
