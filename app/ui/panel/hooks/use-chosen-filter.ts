import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

type ChosenFilter<Filter> = {
  /** The chosen filter, before its list is loaded. */
  filter: Filter;
  /** Changes a part of the filter. */
  choose(part: Partial<Filter>): void;
  /** The list is loading. */
  isLoading: boolean;
};

/** The filter of a list, stored in its address. `loaded` is the filter of the list on the screen. */
export function useChosenFilter<Filter extends object>(
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

  // Consecutive changes between two renders add up.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  /** Typing a search adds one history entry. */
  function choose(part: Partial<Filter>): void {
    const before = read(new URLSearchParams(latest.current));
    const chosen = { ...before, ...part };
    latest.current = query(chosen);
    const replace = Boolean(searchOf(before)) && searchOf(chosen) !== searchOf(before);
    void navigate({ search: latest.current }, { replace, preventScrollReset: true });
  }

  return { filter, choose, isLoading: isHere && state === "loading" };
}

/** By its name, or by its parameter in the address. */
function searchOf(filter: object): unknown {
  if ("search" in filter) return filter.search;
  return "q" in filter ? filter.q : undefined;
}
