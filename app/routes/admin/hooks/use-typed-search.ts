import { useEffect, useEffectEvent, useState } from "react";

/** How long somebody stops typing before the search is made, in milliseconds. */
const pause = 300;

export type TypedSearch = { typed: string; type(text: string): void; sendNow(): void };

/** A search as it is typed; it is made when somebody stops typing, or at once when asked to. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  // What was searched last from here: an answer to it does not undo what was typed meanwhile.
  const [sent, setSent] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (search !== sent) {
      setTyped(search);
      setSent(search);
    }
  }
  const wanted = typed.trim();
  const send = useEffectEvent(() => {
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => send(), pause);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return {
    typed,
    type: setTyped,
    sendNow() {
      if (wanted === sent) return;
      setSent(wanted);
      onSearch(wanted);
    },
  };
}
