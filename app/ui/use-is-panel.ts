import { useMatches } from "react-router";

/** Whether the page is a screen of the panel, which has a language of its own. */
export function useIsPanel(): boolean {
  return useMatches().some(({ id }) => id === "routes/admin/layout");
}
