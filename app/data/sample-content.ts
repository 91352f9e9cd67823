import { type Database, expectData } from "./database.ts";

/** The kinds of invented content that a new site begins with, in the order in which they are told. */
export const sampleKinds = [
  "case",
  "quote",
  "person",
  "phone",
  "email",
  "address",
  "service",
  "page",
  "article",
  "download page",
] as const;

export type SampleCount = { kind: (typeof sampleKinds)[number]; count: number };

/** How much of it visitors still see; nothing for others than administrators. Throws when the query fails. */
export async function countSampleContent(db: Database): Promise<SampleCount[]> {
  const rows = expectData(await db.rpc("count_sample_content"));
  return sampleKinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map(({ count }) => ({ kind, count })),
  );
}
