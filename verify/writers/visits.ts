import { setTimeout as pause } from "node:timers/promises";
import { someAddress } from "../../bench/site-process.ts";
import { sendMessage } from "./messages.ts";

type Visits = {
  pages: number;
  /** Texts of the acknowledged messages. */
  acknowledged: Set<string>;
  /** The reason of each failed page or file of one, and of each failed message. */
  failedPages: string[];
  failedMessages: string[];
  /** Stops after the requests in flight. */
  stop(): Promise<void>;
};

const paths = ["/", "/en", "/insights", "/en/insights", "/about-us", "/contact", "/insights?page=2"];

/** Concurrent visitors who fetch pages with the files they name, and sometimes send a message, until stopped. */
export function visit(address: string, label: string, together = 6): Visits {
  let isStopped = false;
  let count = 0;

  async function read(path: string): Promise<string> {
    try {
      const response = await fetch(address + path, { headers: { "X-Forwarded-For": someAddress() } });
      if (!response.ok) visits.failedPages.push(`${path}: ${response.status}`);
      return await response.text();
    } catch (error) {
      visits.failedPages.push(`${path}: ${error instanceof Error ? error.message : error}`);
      return "";
    }
  }

  async function repeat(): Promise<void> {
    while (!isStopped) {
      // A browser without a cache, once per round.
      const files = new Set<string>();
      for (const path of paths) {
        const named = new Set((await read(path)).match(/\/assets\/[\w.-]+/g));
        visits.pages += 1;
        for (const file of named) {
          if (!files.has(file)) await read(file);
          files.add(file);
        }
      }
      count += 1;
      const text = `${label} ${count}`;
      const status = await sendMessage(address, text);
      if (status === 201) visits.acknowledged.add(text);
      else visits.failedMessages.push(`a message ${status}`);
      await pause(20);
    }
  }

  const visits: Visits = {
    pages: 0,
    acknowledged: new Set(),
    failedPages: [],
    failedMessages: [],
    async stop() {
      isStopped = true;
      await running;
    },
  };
  const running = Promise.all(Array.from({ length: together }, repeat));
  return visits;
}
