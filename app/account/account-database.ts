import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.ts";
import type { Database as Schema } from "../data/schema.ts";
import { fetchWithLocalExpiry } from "./local-expiry.ts";
import { sessionKey, sessionStorage } from "./session-storage.ts";

let opened: Database | null = null;

/**
 * The backend as the person who is signed in here may use it: one client for the whole page. It keeps the session,
 * refreshes it in the background, and tells other tabs.
 */
export function accountDatabase(): Database {
  const { url, key } = namedBackend();
  opened ??= createClient<Schema>(url, key, {
    auth: {
      storage: sessionStorage,
      storageKey: sessionKey,
      flowType: "pkce",
      // The sign-in page reads its own address: links of mails wait there for a button.
      detectSessionInUrl: false,
    },
    // The person waits: a connection that is lost is said at once, and what failed can be asked for again.
    db: { retry: false },
    global: { fetch: fetchWithLocalExpiry },
  });
  return opened;
}

/** The backend that the document names (see `BackendMeta`). */
export function namedBackend(): { url: string; key: string } {
  return { url: named("backend-url") ?? location.origin, key: named("backend-key") ?? "" };
}

/** Whether the backend is a project elsewhere, and not this site itself. */
export function isBackendHosted(): boolean {
  return named("backend-url") !== null;
}

function named(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
