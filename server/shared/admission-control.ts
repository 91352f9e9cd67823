import { availableParallelism } from "node:os";

/** Load shedding: the work's class is full. */
export class OverloadError extends Error {
  override name = "OverloadError";

  constructor() {
    super("Too much of this work waits already");
  }
}

/** The client closed the connection. */
export class ClientLeftError extends Error {
  override name = "ClientLeftError";

  constructor() {
    super("The client has closed the connection");
  }
}

export type Load = { running: number; waiting: number; rejected: number };

export type Limiter = {
  /** Runs the work when it is this network's turn. Throws OverloadError, ClientLeftError. */
  run<T>(network: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
  load(): Load;
};

type Ticket = { admit(): void; reject(reason: Error): void };
type Network = { running: number; queue: Ticket[] };

/** One network may run this share of a class. */
const shareOfNetwork = 3 / 4;

/** `ofNetwork`: default is three quarters of `running`. */
type Limits = { running: number; waiting: number; ofNetwork?: number };

/** Fair queueing per network: when the queue is full, the one with the most waiting loses its newest. */
export function createLimiter(limits: Limits): Limiter {
  /** In round-robin order. */
  const networks = new Map<string, Network>();
  const maxPerNetwork = limits.ofNetwork ?? Math.max(1, Math.floor(limits.running * shareOfNetwork));
  const load: Load = { running: 0, waiting: 0, rejected: 0 };

  async function run<T>(name: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (signal?.aborted) throw new ClientLeftError();
    const network = networks.get(name) ?? { running: 0, queue: [] };
    networks.set(name, network);
    try {
      if (load.waiting === 0 && hasCapacityFor(network)) start(network);
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

  function hasCapacityFor(network: Network): boolean {
    return load.running < limits.running && network.running < maxPerNetwork;
  }

  function start(network: Network): void {
    network.running += 1;
    load.running += 1;
  }

  function end(network: Network): void {
    network.running -= 1;
    load.running -= 1;
    // Yields to the event loop between admissions.
    if (load.waiting > 0) setImmediate(admitNext);
  }

  async function acquireLock(network: Network, signal: AbortSignal | undefined): Promise<void> {
    if (load.waiting >= limits.waiting) shedLoadFor(network);
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

  function shedLoadFor(network: Network): void {
    load.rejected += 1;
    let longest = network;
    for (const other of networks.values()) if (other.queue.length > longest.queue.length) longest = other;
    if (longest.queue.length <= network.queue.length + 1) throw new OverloadError();
    longest.queue.pop()?.reject(new OverloadError());
  }

  function admitNext(): void {
    for (const [name, network] of networks) {
      const ticket = hasCapacityFor(network) ? network.queue.shift() : undefined;
      if (!ticket) continue;
      start(network);
      // Reinserted last; this iteration reaches it again.
      networks.delete(name);
      networks.set(name, network);
      ticket.admit();
    }
  }

  return { run, load: () => ({ ...load }) };
}

/** A hash keeps a processor busy; two at once cover the waits for the database. */
const hashes = Math.max(2, Math.min(4, availableParallelism()));

/** Expensive work by class. Cache hits and probes are not limited. */
export const admission = {
  /** Every request, for one turn of the event loop; the rest counts by its own class. */
  request: createLimiter({ running: 8, waiting: 20_000 }),
  /** All share one thread: more at once take longer turns of the event loop, and processors from it. */
  render: createLimiter({ running: 3, waiting: 100 }),
  /** A worker thread draws them one by one. */
  card: createLimiter({ running: 2, waiting: 30 }),
  /** A form waits up to a second for its confirmation mail; forms of one network queue in the database. */
  form: createLimiter({ running: 10, waiting: 40, ofNetwork: 2 }),
  /** /rest/v1 without an account: each keeps a processor busy that pages need too, and a third one would wait for one. */
  visitorCall: createLimiter({ running: 2, waiting: 200 }),
  /** /rest/v1 with an account, /functions/v1 and files: somebody's screen makes several at once. */
  call: createLimiter({ running: 3, waiting: 200 }),
  /** /mcp: a tool may read for seconds, which nobody waits for in the panel. By person, not by network. */
  assistant: createLimiter({ running: 3, waiting: 200 }),
  /** Each holds a connection and renders the whole site. */
  rehearsal: createLimiter({ running: 1, waiting: 8 }),
  /** Some wait for a provider. One network leaves a connection to the others. */
  auth: createLimiter({ running: 8, waiting: 200, ofNetwork: 3 }),
  password: createLimiter({ running: hashes, waiting: 200 }),
  upload: createLimiter({ running: 2, waiting: 20 }),
  /** Pictures and PDF files: from a bucket, each is a call over the network. */
  file: createLimiter({ running: 16, waiting: 1_000 }),
} satisfies Record<string, Limiter>;

export type WorkClass = keyof typeof admission;

export function admissionLoad(): [WorkClass, Load][] {
  const classes: WorkClass[] = [
    "request",
    "render",
    "card",
    "form",
    "visitorCall",
    "call",
    "assistant",
    "rehearsal",
    "auth",
    "password",
    "upload",
    "file",
  ];
  return classes.map((one) => [one, admission[one].load()]);
}
