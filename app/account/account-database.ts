import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.ts";
import type { Database as Schema } from "../data/schema.ts";
import { fetchWithLocalExpiry } from "./local-expiry.ts";
import { sessionKey, sessionStorage } from "./session-storage.ts";

let opened: Database | null = null;

/** The backend client of the signed-in user, one per page. It stores and refreshes the session, and syncs tabs. */
export function accountDatabase(): Database {
  const { url, key } = namedBackend();
  opened ??= createClient<Schema>(url, key, {
    auth: {
      storage: sessionStorage,
      storageKey: sessionKey,
      flowType: "pkce",
      // The sign-in page handles mail links itself, on a click.
      detectSessionInUrl: false,
    },
    // A retry would only delay the error message.
    db: { retry: false },
    global: { fetch: fetchWithLocalExpiry },
  });
  return opened;
}

/** The backend of the document's `BackendMeta`. */
export function namedBackend(): { url: string; key: string } {
  return { url: named("backend-url") ?? location.origin, key: named("backend-key") ?? "" };
}

/** Whether the backend is another origin, as of a hosted project. */
export function isBackendHosted(): boolean {
  return named("backend-url") !== null;
}

function named(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
