import { z } from "zod";

const explanation = z.preprocess(
  (plan) => (typeof plan === "string" ? JSON.parse(plan) : plan),
  z.array(
    z.object({ Plan: z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }) }),
  ),
);

/** How many pages of tables and indexes a statement has read, by what `explain (analyze, buffers, format json)` says. */
export function readPages(plan: unknown): number {
  const [explained] = explanation.parse(plan);
  return (explained?.Plan["Shared Hit Blocks"] ?? 0) + (explained?.Plan["Shared Read Blocks"] ?? 0);
}
