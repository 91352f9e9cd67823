const areas = ["rest", "functions", "auth", "storage"] as const;

/** Which part of the backend's own interface a path belongs to; null for none. */
export function apiArea(pathname: string): (typeof areas)[number] | null {
  const [, name] = /^\/(rest|functions|auth|storage)\/v1(?:\/|$)/.exec(pathname) ?? [];
  return areas.find((area) => area === name) ?? null;
}

/** Whether a path belongs to the backend's own interface. */
export function isApiPath(pathname: string): boolean {
  return apiArea(pathname) !== null;
}
