/** Where the bytes of the library are. Keys are `{id}/{hash}/{name}`; what is stored under a key never changes. */
export type MediaStore = {
  /** Stores durably. Throws StoreError, or DatabaseError (53100) when the disk is full. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none. Throws StoreError. */
  get(key: string): Promise<Blob | null>;
  /** All keys that begin with this prefix, a whole path segment or more; all with "". Throws StoreError. */
  list(prefix: string): Promise<string[]>;
  /** Removes all keys that begin with this prefix. Throws StoreError. */
  remove(prefix: string): Promise<void>;
};

/** The store is unavailable; treated like an unavailable database (SQLSTATE 08006). Never holds credentials. */
export class StoreError extends Error {
  override name = "StoreError";
  readonly code = "08006";

  constructor(what: string, cause?: unknown, store = "file store") {
    super(`The ${store} can't be used: ${what}`, { cause });
  }
}
