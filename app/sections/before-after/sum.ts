/** What a case came to: the sum of a table with before and after. */
export type Sum = { what: string; before: string; after: string; source: string };

/** Null without a figure on either side. */
export function sumOf(values: {
  sumWhat: string;
  sumBefore: string;
  sumAfter: string;
  source: string;
}): Sum | null {
  const { sumWhat: what, sumBefore: before, sumAfter: after, source } = values;
  return before && after ? { what, before, after, source } : null;
}
