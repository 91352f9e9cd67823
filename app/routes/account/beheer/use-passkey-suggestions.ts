import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type PasskeyError, signInWithSuggestedPasskey } from "../../../data/account/passkeys.ts";

/** In milliseconds: a challenge ends after five minutes, here and at Supabase. */
const renewedAfter = 4 * 60 * 1_000;

/**
 * Lets the browser suggest passkeys in the e-mail field, except while another way in is tried: it has one dialogue at a time.
 * `onChosen` gets how signing in with a chosen one ended.
 */
export function usePasskeySuggestions(
  isPaused: boolean,
  onChosen: (error: PasskeyError | null) => Promise<void>,
): void {
  // A challenge can be used once: after each choice that failed the next offer needs another.
  const [offer, setOffer] = useState(0);
  const report = useEffectEvent(onChosen);
  useEffect(() => {
    if (isPaused) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const startedAt = Date.now();
    const renew = () => {
      // Timers stand still while a machine sleeps: whoever returns to the page gets a new one.
      if (!document.hidden && Date.now() - startedAt >= renewedAfter) setOffer(offer + 1);
    };
    const timer = setTimeout(renew, renewedAfter);
    document.addEventListener("visibilitychange", renew, { signal });
    window.addEventListener("focus", renew, { signal });
    void signInWithSuggestedPasskey(accountDatabase(), signal).then(async (chosen) => {
      if (!chosen) return;
      await report(chosen.error);
      if (chosen.error && !signal.aborted) setOffer(offer + 1);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isPaused, offer]);
}
