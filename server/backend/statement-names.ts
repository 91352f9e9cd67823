const remembered = 1_000;

/**
 * Decides which statements deserve a prepared statement in one session: those asked for a second time, up to a
 * limit, so that callers with ever new statements can't fill the session's memory.
 */
export function createStatementNames(limit: number) {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let count = 0;

  return {
    /** The name under which the session holds this statement already. */
    find(statement: string): string | undefined {
      return names.get(statement);
    },

    /** Whether the statement should be prepared now. */
    isWorthwhile(statement: string): boolean {
      if (names.has(statement)) return true;
      if (names.size >= limit) return false;
      if (seen.has(statement)) return true;
      if (seen.size >= remembered) seen.clear();
      seen.add(statement);
      return false;
    },

    /** A name that this session has not used yet. */
    next(): string {
      count += 1;
      return `s${count}`;
    },

    keep(statement: string, name: string): void {
      names.set(statement, name);
    },
  };
}
