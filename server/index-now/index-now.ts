import type { ContentChange, ContentChanges } from "../content-changes.ts";
import type { Log } from "../log.ts";
import {
  type AskBackend,
  addressesOf,
  addressesSince,
  isPublished,
  type Published,
} from "./published-addresses.ts";

/** Tells search engines which articles and download pages are new or changed (https://www.indexnow.org/documentation). */
export type IndexNow = { close(): Promise<void> };

export type IndexNowOptions = {
  /** What proves that the site asks: it stands at /{key}.txt. */
  key: string;
  siteUrl: URL;
  changes: ContentChanges;
  ask: AskBackend;
  /** Where the backend's /rest/v1 stands, with a slash at its end. */
  rest: URL;
  log: Pick<Log, "info" | "error">;
  /** Who passes it on to all search engines that take part. */
  endpoint?: URL;
  /** How long changes are gathered, and how long the first and the longest wait after a failure is, in milliseconds. */
  pauses?: { gather: number; first: number; longest: number };
};

const usualPauses = { gather: 5_000, first: 60_000, longest: 3_600_000 };

/** More addresses than this are too many for one message. */
const mostAddresses = 10_000;

/** Clocks differ, and what takes long is dated from its beginning: so far back is looked again, in milliseconds. */
const overlap = 300_000;

/** Listens for changes, and sends what was published or changed in one message per burst; nobody waits for it. */
export function startIndexNow(options: IndexNowOptions): IndexNow {
  const { changes, log, pauses = usualPauses } = options;
  const stopping = new AbortController();
  const changed = new Map<string, Published>();
  let since = new Date(Date.now() - overlap);
  let isInDoubt = false;
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let work = Promise.resolve();

  function receive(change: ContentChange): void {
    if (change.kind === "row" && isPublished(change.table)) changed.set(change.id, change.table);
    else if (change.kind === "everything") isInDoubt = true;
    else return;
    if (!timer) plan(pauses.gather);
  }

  function plan(pause: number): void {
    timer = setTimeout(() => {
      work = send();
    }, pause).unref();
  }

  async function send(): Promise<void> {
    const rows = [...changed];
    const wasInDoubt = isInDoubt;
    const asked = new Date();
    changed.clear();
    isInDoubt = false;
    try {
      await announce(options, await findAddresses(rows, wasInDoubt), stopping.signal);
      if (wasInDoubt) since = new Date(asked.getTime() - overlap);
      failures = 0;
    } catch (error) {
      if (stopping.signal.aborted) return;
      for (const [id, table] of rows) changed.set(id, table);
      isInDoubt ||= wasInDoubt;
      failures += 1;
      log.error("IndexNow was not told, and is told later", error);
    }
    timer = null;
    if (changed.size > 0 || isInDoubt) plan(failures === 0 ? pauses.gather : pauseAfter(failures));
  }

  async function findAddresses(rows: readonly [string, Published][], inDoubt: boolean): Promise<string[]> {
    const { ask, rest, siteUrl } = options;
    const idsOf = (wanted: Published) => rows.flatMap(([id, table]) => (table === wanted ? [id] : []));
    const found = [
      await addressesOf(ask, rest, siteUrl.origin, "otm_blog_articles", idsOf("otm_blog_articles")),
      await addressesOf(ask, rest, siteUrl.origin, "otm_download_pages", idsOf("otm_download_pages")),
      inDoubt ? await addressesSince(ask, rest, siteUrl.origin, since) : [],
    ];
    return [...new Set(found.flat())].toSorted();
  }

  function pauseAfter(times: number): number {
    return Math.min(pauses.first * 2 ** (times - 1), pauses.longest);
  }

  const stopListening = changes.subscribe(receive);
  return {
    async close() {
      stopListening();
      if (timer) clearTimeout(timer);
      stopping.abort();
      await work;
    },
  };
}

/** @throws Error when the message did not arrive and may be sent again */
async function announce(
  options: IndexNowOptions,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (let from = 0; from < addresses.length; from += mostAddresses) {
    await announceSome(options, addresses.slice(from, from + mostAddresses), signal);
  }
}

async function announceSome(
  options: IndexNowOptions,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { key, siteUrl, log, endpoint = new URL("https://api.indexnow.org/indexnow") } = options;
  const answer = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({
      host: siteUrl.host,
      key,
      keyLocation: `${siteUrl.origin}/${key}.txt`,
      urlList: addresses,
    }),
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  });
  await answer.body?.cancel();
  if (answer.status === 429 || answer.status >= 500) throw new Error(`It answered ${answer.status}`);
  // A refusal would be the same the next time: the key file can't be read, or the addresses are not this site's.
  if (answer.ok) log.info("IndexNow told", { addresses: addresses.length });
  else log.error("IndexNow refused", new Error(`It answered ${answer.status}`));
}
