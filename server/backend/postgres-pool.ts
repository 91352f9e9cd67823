import { connectionLost } from "./database-error.ts";
import { openSession, type Session } from "./postgres-session.ts";

export type SessionPool = {
  /** Lends a session to the work alone, opening one when none is free. Throws DatabaseError. */
  use<T>(work: (session: Session) => Promise<T>): Promise<T>;
  load(): { sessions: number; inUse: number; waiting: number };
  close(): Promise<void>;
};

/** Keeps at most `size` sessions, each with these settings from its first moment. */
export function createSessionPool(options: {
  url: string;
  size: number;
  settings: Record<string, string>;
  /** How long an answer may take, in milliseconds; unlimited when left out. */
  patience?: number;
}): SessionPool {
  const free: Session[] = [];
  const all = new Set<Session>();
  const waiting: (() => void)[] = [];
  let lent = 0;
  let closed = false;

  async function take(): Promise<Session> {
    for (let session = free.pop(); session; session = free.pop()) {
      if (!session.isBroken()) return session;
      discard(session);
    }
    const session = await openSession(options);
    if (closed) {
      await session.close();
      throw connectionLost("closed");
    }
    all.add(session);
    return session;
  }

  function giveBack(session: Session): void {
    if (session.isBroken() || closed) discard(session);
    else free.push(session);
  }

  function discard(session: Session): void {
    all.delete(session);
    session.close().catch(() => {});
  }

  return {
    async use(work) {
      while (lent >= options.size && !closed) await new Promise<void>((resume) => waiting.push(resume));
      if (closed) throw connectionLost("closed");
      lent += 1;
      try {
        const session = await take();
        try {
          return await work(session);
        } finally {
          giveBack(session);
        }
      } finally {
        lent -= 1;
        waiting.shift()?.();
      }
    },
    load: () => ({ sessions: options.size, inUse: lent, waiting: waiting.length }),
    async close() {
      closed = true;
      for (const resume of waiting.splice(0)) resume();
      await Promise.all([...all].map((session) => session.close()));
    },
  };
}
