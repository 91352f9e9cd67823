import { z } from "zod";
import type { OwnRole } from "./backend/database/call-function.ts";
import type { Log } from "./shared/log.ts";

const counted = z.array(z.object({ kind: z.string(), count: z.number() }));

/** Logs once what is invented and visitors of a real address can see. Throws DatabaseError. */
export async function warnOfSampleContent(
  { call }: OwnRole,
  siteUrl: URL,
  log: Pick<Log, "warn">,
): Promise<void> {
  if (!isRealAddress(siteUrl)) return;
  const samples = counted.parse(await call("count_sample_content"));
  if (samples.length === 0) return;
  log.warn(
    "visitors see sample content: replace it, or take it off the site; the overview of the panel lists it",
    {
      content: samples
        .map(({ kind, count }) => `${kind}: ${count}`)
        .toSorted()
        .join(", "),
    },
  );
}

/** Whether visitors of the internet can have it, as far as the name says. */
export function isRealAddress({ hostname }: URL): boolean {
  return (
    hostname.includes(".") && !/(?:^|\.)(?:localhost|local|internal|test|example|invalid|\d+)$/.test(hostname)
  );
}
