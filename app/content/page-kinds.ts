export const pageKinds = ["page", "case", "service"] as const;

export type PageKind = (typeof pageKinds)[number];
