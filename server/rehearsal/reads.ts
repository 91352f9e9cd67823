import { AsyncLocalStorage } from "node:async_hooks";
import type { ApiFetch } from "../shared/api-call.ts";

type Answer = { status: number; headers: [string, string][]; body: string };
type Read = { request: Request; answer: Promise<Answer> };

export type Reads = {
  fetch: ApiFetch;
  /** Gives which reads the work did, also those that were answered before. */
  record<T>(work: () => Promise<T>): Promise<{ result: T; reads: ReadonlySet<string> }>;
  /** The reads of which the others have another answer; `pause` comes before each. */
  differing(others: Reads, pause: () => Promise<void>): Promise<Set<string>>;
};

/** Answers equal reads of one snapshot once, and records which page asked for what. */
export function recordReads(fetch: ApiFetch): Reads {
  const known = new Map<string, Read>();
  const recording = new AsyncLocalStorage<Set<string>>();

  async function read(request: Request): Promise<Response> {
    const body = request.body === null ? null : await request.text();
    const { method, url, headers } = request;
    const asked = ["accept", "prefer", "range"].map((name) => headers.get(name) ?? "");
    const key = [method, url, ...asked, body ?? ""].join("\n");
    recording.getStore()?.add(key);
    const repeated = new Request(url, { method, headers, body });
    const held = known.get(key) ?? { request: repeated, answer: ask(repeated.clone()) };
    known.set(key, held);
    return responseOf(await held.answer);
  }

  async function ask(request: Request): Promise<Answer> {
    const response = await fetch(request);
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  }

  return {
    fetch: read,
    async record(work) {
      const reads = new Set<string>();
      return { result: await recording.run(reads, work), reads };
    },
    async differing(others, pause) {
      const found = new Set<string>();
      for (const [key, { request, answer }] of known) {
        await pause();
        const { status, body } = await answer;
        const other = await others.fetch(request.clone());
        if (other.status !== status || (await other.text()) !== body) found.add(key);
      }
      return found;
    },
  };
}

function responseOf({ status, headers, body }: Answer): Response {
  return new Response(status === 204 ? null : body, { status, headers });
}
