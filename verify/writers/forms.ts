import { randomUUID } from "node:crypto";
import { call } from "../../bench/site-process.ts";
import { timed } from "../../bench/time.ts";

export type SentForms = {
  /** The e-mail addresses of the acknowledged forms. */
  senders: Set<string>;
  /** The slowest response in milliseconds. */
  slowest: number;
};

const paths = ["/contact", "/en/contact", "/download/automation-scan-checklist"];

/** Sends this many forms concurrently without JavaScript, each from another client. @throws Error when one fails */
export async function sendForms(
  address: string,
  count: number,
  sent: SentForms = { senders: new Set(), slowest: 0 },
): Promise<void> {
  async function sendForm(path: string): Promise<void> {
    const email = `${randomUUID()}@klant.example`;
    const body = new URLSearchParams({ name: "Anna", email, message: `Bel mij: ${email}` });
    const taken = await timed(async () => {
      const response = await call(address + path, { body, signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A form of ${path} was answered with ${response.status}`);
    });
    sent.senders.add(email);
    sent.slowest = Math.max(sent.slowest, taken);
  }
  await Promise.all(Array.from({ length: count }, (_, number) => sendForm(paths[number % 3] ?? "")));
}
