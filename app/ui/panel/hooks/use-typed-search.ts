import { useEffect, useEffectEvent, useState } from "react";

/** The debounce of the search, in milliseconds. */
const debounceMs = 300;

type TypedSearch = { typed: string; type(text: string): void; sendNow(): void };

/** A debounced search field; `sendNow` skips the delay. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  // The last search of this field: its own result must not overwrite later typing.
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
    const timer = setTimeout(() => send(), debounceMs);
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
