import { randomUUID } from "node:crypto";
import { call } from "../../bench/site-process.ts";
import { timed } from "../../bench/time.ts";
import { drawProof } from "../../test/requests/form-proof.ts";

export type SentForms = {
  /** The e-mail addresses of the acknowledged forms. */
  senders: Set<string>;
  /** The slowest response in milliseconds. */
  slowest: number;
};

const forms = [
  { path: "/contact", kind: "contact" },
  { path: "/en/contact", kind: "contact" },
  { path: "/download/automation-scan-checklist", kind: "download" },
] as const;

/**
 * Sends this many forms concurrently, each from another client, and with the proof of work without which no mail follows.
 *
 * @throws Error when one fails
 */
export async function sendForms(
  address: string,
  count: number,
  sent: SentForms = { senders: new Set(), slowest: 0 },
): Promise<void> {
  async function sendForm({ path, kind }: (typeof forms)[number]): Promise<void> {
    const proof = await drawProof(address, kind);
    const email = `${randomUUID()}@klant.example`;
    const body = new URLSearchParams({ name: "Anna", email, message: `Bel mij: ${email}`, proof });
    const taken = await timed(async () => {
      const response = await call(address + path, { body, signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A form of ${path} was answered with ${response.status}`);
    });
    sent.senders.add(email);
    sent.slowest = Math.max(sent.slowest, taken);
  }
  await Promise.all(Array.from({ length: count }, (_, number) => sendForm(forms[number % 3] ?? forms[0])));
}
