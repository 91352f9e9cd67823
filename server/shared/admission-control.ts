import { availableParallelism } from "node:os";

/** Work that was not begun, because too much of its class runs and waits already. */
export class OverloadError extends Error {
  override name = "OverloadError";

  constructor() {
    super("Too much of this work waits already");
  }
}

/** Work that was not begun or ended, because the client has closed the connection. */
export class ClientLeftError extends Error {
  override name = "ClientLeftError";

  constructor() {
    super("The client has closed the connection");
  }
}

export type Load = { running: number; waiting: number; rejected: number };

export type Limiter = {
  /**
   * Does the work as soon as it is the turn of this client network (see `networkOf`).
   *
   * @throws OverloadError when it may not wait, ClientLeftError when the signal is aborted before its turn, and what the
   * work throws
   */
  run<T>(network: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
  load(): Load;
};

type Ticket = { admit(): void; reject(reason: Error): void };
type Network = { running: number; queue: Ticket[] };

/** Of what may run at once one network gets three quarters: its work may take seconds, and others need not wait for it. */
const shareOfNetwork = 3 / 4;

/** How much may run and wait at once, and how much of one network may run: three quarters, unless it is said. */
type Limits = { running: number; waiting: number; ofNetwork?: number };

/**
 * Limits how much work runs and waits at once. Networks take turns, whatever each has waiting. When the queue is full, the
 * network with the most waiting loses its newest, so that nobody fills the queue for others.
 */
export function createLimiter(limits: Limits): Limiter {
  /** Whose turn is next comes first. */
  const networks = new Map<string, Network>();
  const mostOfNetwork = limits.ofNetwork ?? Math.max(1, Math.floor(limits.running * shareOfNetwork));
  const load: Load = { running: 0, waiting: 0, rejected: 0 };

  async function run<T>(name: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (signal?.aborted) throw new ClientLeftError();
    const network = networks.get(name) ?? { running: 0, queue: [] };
    networks.set(name, network);
    try {
      if (load.waiting === 0 && hasRoomFor(network)) start(network);
      else await acquireLock(network, signal);
      try {
        if (signal?.aborted) throw new ClientLeftError();
        return await work();
      } finally {
        end(network);
      }
    } finally {
      if (network.running === 0 && network.queue.length === 0 && networks.get(name) === network)
        networks.delete(name);
    }
  }

  function hasRoomFor(network: Network): boolean {
    return load.running < limits.running && network.running < mostOfNetwork;
  }

  function start(network: Network): void {
    network.running += 1;
    load.running += 1;
  }

  function end(network: Network): void {
    network.running -= 1;
    load.running -= 1;
    // The event loop turns in between, so that a long queue does not hold up what needs no admission.
    if (load.waiting > 0) setImmediate(admitNext);
  }

  async function acquireLock(network: Network, signal: AbortSignal | undefined): Promise<void> {
    if (load.waiting >= limits.waiting) makeRoomFor(network);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ticket: Ticket = { admit: () => settle(resolve), reject: (reason) => settle(() => reject(reason)) };
    function settle(outcome: () => void): void {
      signal?.removeEventListener("abort", leave);
      load.waiting -= 1;
      outcome();
    }
    function leave(): void {
      network.queue.splice(network.queue.indexOf(ticket), 1);
      ticket.reject(new ClientLeftError());
    }
    signal?.addEventListener("abort", leave);
    network.queue.push(ticket);
    load.waiting += 1;
    admitNext();
    await promise;
  }

  function makeRoomFor(network: Network): void {
    load.rejected += 1;
    let longest = network;
    for (const other of networks.values()) if (other.queue.length > longest.queue.length) longest = other;
    if (longest.queue.length <= network.queue.length + 1) throw new OverloadError();
    longest.queue.pop()?.reject(new OverloadError());
  }

  function admitNext(): void {
    for (const [name, network] of networks) {
      const ticket = hasRoomFor(network) ? network.queue.shift() : undefined;
      if (!ticket) continue;
      start(network);
      // Its next turn comes after that of all others; this loop comes by there again.
      networks.delete(name);
      networks.set(name, network);
      ticket.admit();
    }
  }

  return { run, load: () => ({ ...load }) };
}

/** Password hashes use all of a processor each; two at once keep one busy while the database is asked. */
const hashes = Math.max(2, Math.min(4, availableParallelism()));

/** Expensive work of this process, by class. What is in the page cache, and probes, need no admission. */
export const admission = {
  /** All requests, for the turn of the event loop in which they are begun: what follows is counted by its own class. */
  request: createLimiter({ running: 8, waiting: 20_000 }),
  render: createLimiter({ running: 6, waiting: 100 }),
  /** Card images, which a thread of its own draws one after the other. */
  card: createLimiter({ running: 2, waiting: 30 }),
  /**
   * A form waits up to a second for its confirmation to be sent. Forms of one network wait for each other in the database,
   * where they are counted, and must leave sessions to others.
   */
  form: createLimiter({ running: 20, waiting: 40, ofNetwork: 4 }),
  /** Calls of /rest/v1 and /functions/v1. */
  call: createLimiter({ running: 4, waiting: 200 }),
  auth: createLimiter({ running: 8, waiting: 200 }),
  /** Calls of /auth/v1 that hash a password. */
  password: createLimiter({ running: hashes, waiting: 200 }),
  upload: createLimiter({ running: 2, waiting: 20 }),
} satisfies Record<string, Limiter>;

export type WorkClass = keyof typeof admission;

/** What runs and waits now, and how much was rejected since the start, by class of work. */
export function admissionLoad(): [WorkClass, Load][] {
  const classes: WorkClass[] = ["request", "render", "card", "form", "call", "auth", "password", "upload"];
  return classes.map((one) => [one, admission[one].load()]);
}
