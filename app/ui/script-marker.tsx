import { createContext, type ReactNode, use } from "react";

const ScriptMarkerContext = createContext<string | undefined>(undefined);

/** Marks the document's own inline scripts: the CSP allows only these. */
export function ScriptMarkerProvider({ marker, children }: { marker: string; children: ReactNode }) {
  return <ScriptMarkerContext value={marker}>{children}</ScriptMarkerContext>;
}

/** The marker during server rendering; undefined in the browser. */
export function useScriptMarker(): string | undefined {
  return use(ScriptMarkerContext);
}
