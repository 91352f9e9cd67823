import { LRUCache } from "lru-cache";

/** In milliseconds: what another process adds is found this much later. */
const lifetime = 2_000;
const maxKeys = 10_000;

type Lookup<Found> = {
  /** Null without a lookup for a key that was looked up in vain in the last two seconds. */
  find(key: string): Promise<Found | null>;
  /** The key exists from now on: also lookups that have begun are not remembered. */
  added(key: string): void;
};

/** A bounded negative cache in front of a lookup, as anybody may ask for what there is none of. */
export function rememberMisses<Found>(find: (key: string) => Promise<Found | null>): Lookup<Found> {
  const missing = new LRUCache<string, true>({ max: maxKeys, ttl: lifetime, perf: Date });
  let additions = 0;

  return {
    async find(key) {
      if (missing.has(key)) return null;
      const before = additions;
      const found = await find(key);
      if (found === null && additions === before) missing.set(key, true);
      return found;
    },
    added(key) {
      additions += 1;
      missing.delete(key);
    },
  };
}
