export const pageKinds = ["page", "case", "service"] as const;

export type PageKind = (typeof pageKinds)[number];

/** The kind of a row; the table has no other. */
export function asPageKind(kind: string): PageKind {
  return kind === "case" || kind === "service" ? kind : "page";
}
