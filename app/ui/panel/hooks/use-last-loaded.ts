import { useState } from "react";

/** The last loaded data: a failed reload must not remove a form with unsaved edits. */
export function useLastLoaded<Data>(loaded: Data | null): Data | null {
  const [last, setLast] = useState(loaded);
  if (loaded !== null && loaded !== last) setLast(loaded);
  return loaded ?? last;
}
