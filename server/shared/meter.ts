/** What answered a request: a cached page, a page that was rendered or looked up, a part of the API, a file … */
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
  /** Counts a response, which took so many milliseconds. */
  answered(kind: RouteKind, status: number, milliseconds: number): void;
};
