import { useSyncExternalStore } from "react";
import type { Language } from "./language-texts.ts";

let current: Language = "en";
const listeners = new Set<() => void>();

/** The language of the panel on this page, for titles: they are made outside of components. */
export function panelLanguage(): Language {
  return current;
}

/** Set by the panel when it knows whose choice it shows. */
export function setPanelLanguage(language: Language): void {
  current = language;
  for (const listener of listeners) listener();
}

/** The same for a component that shows titles; English on the server, which knows no account. */
export function usePanelLanguage(): Language {
  return useSyncExternalStore(subscribe, panelLanguage, () => "en");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
