import { useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type PasskeyError, signInWithSuggestedPasskey } from "../../../data/account/passkeys.ts";

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
    void signInWithSuggestedPasskey(accountDatabase(), leaving.signal).then(async (chosen) => {
      if (!chosen) return;
      await report(chosen.error);
      if (chosen.error && !leaving.signal.aborted) setOffer(offer + 1);
    });
    return () => leaving.abort();
  }, [isPaused, offer]);
}
