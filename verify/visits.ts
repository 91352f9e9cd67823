import { setTimeout as pause } from "node:timers/promises";
import { sendMessage, someAddress } from "./writers/messages.ts";

type Visits = {
  pages: number;
  /** The reason of each failed page. */
  failedPages: string[];
  /** Texts of the acknowledged messages. */
  acknowledged: Set<string>;
  /** The reason of each failed message. */
  failedMessages: string[];
  /** Stops after the requests in flight. */
  stop(): Promise<void>;
};

const paths = ["/", "/en", "/insights", "/en/insights", "/about-us", "/contact", "/insights?page=2"];

/** Concurrent visitors who fetch pages and sometimes send a message, until stopped. */
export function visit(address: string, label: string, together = 6): Visits {
  let isStopped = false;
  let count = 0;
  const visits: Omit<Visits, "stop"> = {
    pages: 0,
    failedPages: [],
    acknowledged: new Set(),
    failedMessages: [],
  };

  async function read(path: string): Promise<void> {
    try {
      const response = await fetch(address + path, { headers: { "X-Forwarded-For": someAddress() } });
      await response.arrayBuffer();
      visits.pages += 1;
      if (response.status >= 500) visits.failedPages.push(`${path}: ${response.status}`);
    } catch (error) {
      visits.failedPages.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }

  async function send(): Promise<void> {
    count += 1;
    const text = `${label} ${count}`;
    const status = await sendMessage(address, text);
    if (status === 201) visits.acknowledged.add(text);
    else visits.failedMessages.push(String(status));
  }

  async function repeat(): Promise<void> {
    while (!isStopped) {
      for (const path of paths) await read(path);
      await send();
      await pause(20);
    }
  }

  const running = Promise.all(Array.from({ length: together }, repeat));
  return Object.assign(visits, {
    async stop() {
      isStopped = true;
      await running;
    },
  });
}
