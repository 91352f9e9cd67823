import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

export type ChosenFilter<Filter> = {
  /** As it was last chosen, from the moment that React draws it. */
  filter: Filter;
  /** Chooses a part, and keeps the rest as it was last chosen. */
  choose(part: Partial<Filter>): void;
  /** The list of another choice is on its way. */
  isLoading: boolean;
};

/** The filter of a list, which lives in its address: `loaded` is the one that the list on the screen was made by. */
export function useChosenFilter<Filter extends { search: string }>(
  loaded: Filter,
  read: (address: URLSearchParams) => Filter,
  query: (filter: Filter) => string,
): ChosenFilter<Filter> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const isHere = next?.pathname === pathname;
  const filter = isHere ? read(new URLSearchParams(next.search)) : loaded;
  const address = query(filter);

  // A choice that is made before the one before it was drawn must not undo it: words are sent while a list is chosen.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  /** The words of a search that grows are one step back. */
  function choose(part: Partial<Filter>): void {
    const before = read(new URLSearchParams(latest.current));
    const chosen = { ...before, ...part };
    latest.current = query(chosen);
    const replace = before.search !== "" && chosen.search !== before.search;
    void navigate({ search: latest.current }, { replace, preventScrollReset: true });
  }

  return { filter, choose, isLoading: isHere && state === "loading" };
}
