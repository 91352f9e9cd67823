import { createContext, type ReactNode, use } from "react";

const ScriptMarkerContext = createContext<string | undefined>(undefined);

/** Tells the document's own inline scripts from any other: only these may run (see the content security policy). */
export function ScriptMarkerProvider({ marker, children }: { marker: string; children: ReactNode }) {
  return <ScriptMarkerContext value={marker}>{children}</ScriptMarkerContext>;
}

/** The marker for an inline script while the server renders; undefined in the browser. */
export function useScriptMarker(): string | undefined {
  return use(ScriptMarkerContext);
}
