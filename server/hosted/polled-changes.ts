import { repeat } from "../backend/heard-changes.ts";
import { type ContentChanges, createReceivers } from "../content-changes.ts";

/** How often a project elsewhere is asked, and how long it may take to answer, in milliseconds. */
const askEvery = 2_000;
const deafAfter = 1_500;

/**
 * Asks a hosted project again and again for the version of its content (`content_version`, migration 2700): with a
 * new one, everything may have changed. Writes don't pass through this server there, so nothing is waited for.
 */
export function pollContentChanges(options: {
  url: URL;
  publishableKey: string;
  askEvery?: number;
}): ContentChanges {
  const { subscribe, tell } = createReceivers();
  let known: string | null = null;
  let hears = false;

  async function ask(): Promise<void> {
    const version = await readVersion(options);
    const isNews = version !== null && version !== known;
    const changed = isNews || (version === null) === hears;
    hears = version !== null;
    known = version ?? known;
    if (changed) tell({ kind: "everything" });
  }

  void ask();
  const stop = repeat(ask, options.askEvery ?? askEvery);
  return {
    subscribe,
    settled: async () => {},
    areHeard: () => hears,
    close: async () => stop(),
  };
}

async function readVersion(options: { url: URL; publishableKey: string }): Promise<string | null> {
  try {
    const answer = await fetch(new URL("/rest/v1/rpc/content_version", options.url), {
      headers: { apikey: options.publishableKey },
      signal: AbortSignal.timeout(deafAfter),
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
