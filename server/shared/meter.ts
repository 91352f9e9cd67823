export type RouteKind =
  | "memory"
  | "page"
  | "asset"
  | "file"
  | "rest"
  | "auth"
  | "functions"
  | "storage"
  | "refused";

export type Meter = {
  answered(kind: RouteKind, status: number, milliseconds: number): void;
};
