import { useEffect, useState } from "react";

type Found = HTMLElement | null | undefined;

/** Moves the focus to what is found once the change under way is drawn: what had it may be gone then. */
export function useFocusAfter(): (find: () => Found) => void {
  const [wanted, setWanted] = useState<{ find(): Found } | null>(null);
  useEffect(() => {
    wanted?.find()?.focus();
  }, [wanted]);
  return (find) => setWanted({ find });
}
