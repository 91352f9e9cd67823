import { lazy, Suspense, useSyncExternalStore } from "react";
import { isSessionStored, watchSession } from "./session-storage.ts";

// Lazy: visitors without a session load no account code.
const AccountButton = lazy(() => import("./account-button.tsx"));

/** The header's button of a signed-in user; null for visitors and on the server. */
export function AccountEntry() {
  const isSignedIn = useSyncExternalStore(watchSession, isSessionStored, () => false);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <AccountButton />
    </Suspense>
  );
}
