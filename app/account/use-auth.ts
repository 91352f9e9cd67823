import { useSyncExternalStore } from "react";
import { accountDatabase } from "./account-database.ts";
import { type Auth, type AuthState, createAuth, unknownState } from "./auth.ts";

let auth: Auth | null = null;

/** Who is signed in at this page, and how to change it: one for the whole page. Only in a browser. */
export function pageAuth(): Auth {
  auth ??= createAuth(accountDatabase());
  return auth;
}

/** Who is signed in, now and whenever it changes. On the server nobody knows yet. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, readState, () => unknownState);
}

function subscribe(listener: () => void): () => void {
  return pageAuth().subscribe(listener);
}

function readState(): AuthState {
  return pageAuth().getState();
}
