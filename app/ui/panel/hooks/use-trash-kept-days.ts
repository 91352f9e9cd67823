import { useRouteLoaderData } from "react-router";
import type { loader } from "../../../root.tsx";

/** For how many days what is deleted can be restored; null when the page could not be loaded whole. */
export function useTrashKeptDays(): number | null {
  return useRouteLoaderData<typeof loader>("root")?.trashKeptDays ?? null;
}
