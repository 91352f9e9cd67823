import { z } from "zod";

const explanation = z.preprocess(
  (plan) => (typeof plan === "string" ? JSON.parse(plan) : plan),
  z.array(
    z.object({ Plan: z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }) }),
  ),
);

/** The number of table and index pages that a statement reads, by `explain (analyze, buffers, format json)`. */
export function readPages(plan: unknown): number {
  const [explained] = explanation.parse(plan);
  return (explained?.Plan["Shared Hit Blocks"] ?? 0) + (explained?.Plan["Shared Read Blocks"] ?? 0);
}
