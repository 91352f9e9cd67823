import { randomInt } from "node:crypto";
import { key } from "../../bench/site-process.ts";

export type Messages = {
  /** The acknowledged texts so far. */
  acknowledged: Set<string>;
  /** Counts of other statuses; "none" means no response. */
  others: Map<number | "none", number>;
  /** Resolves after the last attempt. */
  done: Promise<void>;
};

/**
 * Sends contact messages `label 1`, `label 2` … from different client addresses, `together` at a time. They are marked
 * as spam, which queues no mails.
 */
export function sendMessages(address: string, label: string, count: number, together = 12): Messages {
  const acknowledged = new Set<string>();
  const others: Messages["others"] = new Map();
  let next = 0;

  async function repeat(): Promise<void> {
    while (next < count) {
      next += 1;
      const text = `${label} ${next}`;
      const status = await sendMessage(address, text);
      if (status === 201) acknowledged.add(text);
      else others.set(status, (others.get(status) ?? 0) + 1);
    }
  }

  const done = Promise.all(Array.from({ length: together }, repeat)).then(() => {});
  return { acknowledged, others, done };
}

/** The sender; only messages without spam mark queue mails. */
type Sender = { email: string; is_spam: boolean };

const spammer: Sender = { email: "cor@klant.example", is_spam: true };

/** Sends a message from a new client address. @returns the status, or "none" without a response */
export async function sendMessage(
  address: string,
  text: string,
  sender: Sender = spammer,
): Promise<number | "none"> {
  try {
    const response = await fetch(`${address}/rest/v1/otm_contact_subm_vlotwerk`, {
      method: "POST",
      headers: {
        apikey: key,
        "Content-Type": "application/json",
        Prefer: "return=minimal",
        "X-Forwarded-For": someAddress(),
      },
      body: JSON.stringify({ name: "Cor", message: text, ...sender }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return "none";
  }
}

/** A random client address, with next to no rate-limit count. */
export function someAddress(): string {
  return `10.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;
}
