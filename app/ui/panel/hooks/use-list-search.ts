import { useLocation } from "react-router";

/** The query string of the list that linked here (`?…`), so that the way back keeps its filters; else an empty string. */
export function useListSearch(): string {
  const state: unknown = useLocation().state;
  const from: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "from") : null;
  return typeof from === "string" && from.startsWith("?") ? from : "";
}
