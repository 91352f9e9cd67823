import { lazy, Suspense, useSyncExternalStore } from "react";
import { isSessionStored, watchSession } from "./session-storage.ts";

// Everything about accounts waits here: who has no session loads none of it.
const AccountButton = lazy(() => import("./account-button.tsx"));

/** The header's button for who is signed in; nothing for everybody else, and on the server. */
export function AccountEntry() {
  const isSignedIn = useSyncExternalStore(watchSession, isSessionStored, () => false);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <AccountButton />
    </Suspense>
  );
}
