import type { Fields, Log } from "../../shared/log.ts";
import { redactAddresses } from "../../shared/redact-addresses.ts";

/** What came of an item's try. */
export type Attempt = {
  /** Null: it went well. */
  error: string | null;
  /** A queue with several receivers fails for each on its own. */
  receiver?: string;
  /** What the error may quote of a person, besides e-mail addresses. */
  personal?: readonly string[];
};

type Tried = { id: string; kind: string; tries: number };

type FailureLog = {
  add(tried: Tried, attempt: Attempt): void;
};

/** Logs each failure of a queue's items with its reason, without personal data, and once that they go well again. */
export function createFailureLog(noun: string, log: Pick<Log, "info" | "warn">): FailureLog {
  const failing = new Set<string | undefined>();
  return {
    add({ id, kind, tries }, { error, receiver, personal }) {
      const to: Fields = receiver === undefined ? {} : { receiver };
      if (error !== null) {
        failing.add(receiver);
        const reason = redactAddresses(error, personal);
        log.warn(`a ${noun} failed`, { id, kind, try: tries, ...to, reason });
      } else if (failing.delete(receiver)) {
        log.info(`${noun}s go well again`, to);
      }
    },
  };
}
