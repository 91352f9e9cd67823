import { useSyncExternalStore } from "react";
import { accountDatabase } from "./account-database.ts";
import { type Auth, type AuthState, createAuth, unknownState } from "./auth.ts";

let auth: Auth | null = null;

/** The auth state of the page, one instance; browser only. */
export function pageAuth(): Auth {
  auth ??= createAuth(accountDatabase());
  return auth;
}

/** The current auth state; unknown on the server. */
export function useAuth(): AuthState {
  return useSyncExternalStore(subscribe, readState, () => unknownState);
}

function subscribe(listener: () => void): () => void {
  return pageAuth().subscribe(listener);
}

function readState(): AuthState {
  return pageAuth().getState();
}
