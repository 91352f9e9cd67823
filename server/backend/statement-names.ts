import { createHash } from "node:crypto";

/** A prepared statement takes some ten times its length in a session: longer ones are prepared anew each time. */
const longest = 8_192;
const remembered = 1_000;

/**
 * Decides which statements deserve a prepared statement in one session: those asked for a second time, the last
 * `limit` of them, so that callers with ever new statements can't fill the session's memory. A name is a digest of
 * its statement: it can't stand for another one, whichever session of the server answers.
 */
export function createStatementNames(limit: number) {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const underWay = new Set<string>();
  let superseded: string[] = [];

  return {
    /** The name under which the session holds this statement already. */
    find(statement: string): string | undefined {
      const name = names.get(statement);
      if (name !== undefined) {
        names.delete(statement);
        names.set(statement, name);
      }
      return name;
    },

    /** The name to prepare the statement under, until it is kept or given up; null when it should not be prepared. */
    propose(statement: string): string | null {
      if (statement.length > longest) return null;
      const digest = createHash("sha256").update(statement).digest("base64url");
      if (underWay.has(digest)) return null;
      if (seen.has(digest)) {
        underWay.add(digest);
        return digest;
      }
      if (seen.size >= remembered) seen.clear();
      seen.add(digest);
      return null;
    },

    /** Remembers that the session holds the statement; the one that was asked for longest ago makes place. */
    keep(statement: string, name: string): void {
      underWay.delete(name);
      names.set(statement, name);
      const [oldest] = names;
      if (names.size <= limit || !oldest) return;
      names.delete(oldest[0]);
      superseded.push(oldest[1]);
    },

    /** A name that may or may not have come to be is to be closed. */
    giveUp(name: string): void {
      underWay.delete(name);
      superseded.push(name);
    },

    /** The names to close now; they are told once. */
    takeSuperseded(): string[] {
      const taken = superseded;
      superseded = [];
      return taken;
    },

    /** What the session holds is unknown: all is to be closed, which is no error where there is nothing. */
    forget(): void {
      superseded.push(...names.values());
      names.clear();
    },
  };
}
