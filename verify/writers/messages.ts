import { call } from "../../bench/site-process.ts";

export type Messages = {
  /** The acknowledged texts so far. */
  acknowledged: Set<string>;
  /** Resolves after the last attempt. */
  done: Promise<unknown>;
};

/**
 * Sends contact messages `label 1`, `label 2` … from different client addresses, twelve at a time. They are marked as
 * spam, which queues no mails.
 */
export function sendMessages(address: string, label: string, count: number): Messages {
  const acknowledged = new Set<string>();
  let next = 0;
  async function repeat(): Promise<void> {
    while (next < count) {
      next += 1;
      const text = `${label} ${next}`;
      if ((await sendMessage(address, text)) === 201) acknowledged.add(text);
    }
  }
  return { acknowledged, done: Promise.all(Array.from({ length: 12 }, repeat)) };
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
    const response = await call(`${address}/rest/v1/otm_contact_subm_vlotwerk`, {
      headers: { Prefer: "return=minimal" },
      body: { name: "Cor", message: text, ...sender },
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return "none";
  }
}
