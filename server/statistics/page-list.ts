import { fixedPages } from "../../app/fixed-pages.ts";
import type { ContentVersion } from "../shared/content-version.ts";
import type { Log } from "../shared/log.ts";

/** The pages of the site, by their Dutch paths. */
type PageList = {
  /** Whether there is such a page: as of the present content version, or as last known when it can't be read. */
  has(path: string): Promise<boolean>;
};

/** In milliseconds. */
const pauseAfterFailure = 10_000;

/** Reads the list when it is first needed after a change of content. */
export function createPageList(
  list: () => Promise<readonly string[]>,
  contentVersion: Pick<ContentVersion, "current">,
  log: Pick<Log, "warn">,
): PageList {
  let known: ReadonlySet<string> = new Set(fixedPages);
  let readVersion: number | null = null;
  let reading: Promise<void> | null = null;
  let triedAt = 0;

  async function read(): Promise<void> {
    const version = contentVersion.current();
    try {
      known = new Set([...fixedPages, ...(await list())]);
      readVersion = version;
    } catch (error) {
      triedAt = Date.now();
      log.warn("the list of counted pages could not be read", {
        reason: error instanceof Error ? error.message : "unknown",
      });
    } finally {
      reading = null;
    }
  }

  return {
    async has(path) {
      if (readVersion !== contentVersion.current() && Date.now() >= triedAt + pauseAfterFailure) {
        reading ??= read();
        await reading;
      }
      return known.has(path);
    },
  };
}
