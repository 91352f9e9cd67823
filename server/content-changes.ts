/** What has changed of what visitors see. */
export type ContentChange =
  /** This row, or a part of it. */
  | { kind: "row"; table: string; id: string }
  /** Which rows there are in this table, or their order. */
  | { kind: "table"; table: string }
  /** Unknown: something may have been missed. */
  | { kind: "everything" };

/** Hears of every change of content, whoever makes it and on whatever way. */
export type ContentChanges = {
  /** Calls `receive` with each change once it is committed, until the answered function is called. */
  subscribe(receive: (change: ContentChange) => void): () => void;
  /** Waits until everything that was committed before this call has been received, or is known to be in doubt. */
  settled(): Promise<void>;
  /** Whether changes are heard at present. While they are not, what is kept may be out of date. */
  areHeard(): boolean;
  close(): Promise<void>;
};

export type Receivers = {
  subscribe: ContentChanges["subscribe"];
  tell(change: ContentChange): void;
};

/** Those who want to hear of changes. */
export function createReceivers(): Receivers {
  const receivers = new Set<(change: ContentChange) => void>();
  return {
    subscribe(receive) {
      receivers.add(receive);
      return () => void receivers.delete(receive);
    },
    tell(change) {
      for (const receive of receivers) receive(change);
    },
  };
}
