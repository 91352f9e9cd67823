import { type ContentChange, type ContentChanges, createReceivers } from "../../content-changes.ts";

export type ToldChanges = ContentChanges & {
  tell(change: ContentChange): void;
  setHeard(isHeard: boolean): void;
};

/** Changes that a test tells itself. */
export function toldChanges(): ToldChanges {
  const { subscribe, tell } = createReceivers();
  let isHeard = true;
  return {
    subscribe,
    tell,
    setHeard(now) {
      isHeard = now;
      tell({ kind: "everything" });
    },
    settled: async () => {},
    areHeard: () => isHeard,
    close: async () => {},
  };
}
