import { useEffect, useState } from "react";

const pending = new Set<string>();
const listeners = new Set<() => void>();

/** Tells whether a field, by its key, waits for an upload. */
export function setPendingUpload(key: string, isPending: boolean): void {
  if (pending.has(key) === isPending) return;
  if (isPending) pending.add(key);
  else pending.delete(key);
  for (const tell of listeners) tell();
}

/**
 * Whether a field of the screen waits for an upload. State, and not an external store: that would render before the
 * change of the form that ends an upload.
 */
export function useHasPendingUploads(): boolean {
  const [hasPending, setHasPending] = useState(false);
  useEffect(() => {
    const tell = () => setHasPending(pending.size > 0);
    tell();
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return hasPending;
}
