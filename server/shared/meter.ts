export type RouteKind =
  | "cache-hit"
  | "page"
  | "asset"
  | "file"
  | "rest"
  | "auth"
  | "functions"
  | "storage"
  | "beacon"
  | "mcp"
  | "rejected";

export type Meter = {
  answered(kind: RouteKind, status: number, milliseconds: number): void;
};
