import { isMcpPath } from "../../shared/api-call.ts";

const areas = ["rest", "functions", "auth", "storage"] as const;

/** Of a Supabase project, but not served here: their clients ask again and again. */
const otherAreas = ["realtime", "graphql"];

export function apiArea(pathname: string): (typeof areas)[number] | "mcp" | null {
  if (isMcpPath(pathname)) return "mcp";
  const name = nameIn(pathname);
  return areas.find((area) => area === name) ?? null;
}

/** Whether the path belongs to an API, whose errors are JSON. */
export function isApiPath(pathname: string): boolean {
  return apiArea(pathname) !== null || otherAreas.includes(nameIn(pathname));
}

function nameIn(pathname: string): string {
  return /^\/([a-z]+)\/v1(?:\/|$)/.exec(pathname)?.[1] ?? "";
}
