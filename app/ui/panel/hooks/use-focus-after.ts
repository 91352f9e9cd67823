import { useEffect, useState } from "react";

type Found = HTMLElement | null | undefined;

/** Moves the focus to an element that exists after the next render. */
export function useFocusAfter(): (find: () => Found) => void {
  const [wanted, setWanted] = useState<{ find(): Found } | null>(null);
  useEffect(() => {
    wanted?.find()?.focus();
  }, [wanted]);
  return (find) => setWanted({ find });
}
