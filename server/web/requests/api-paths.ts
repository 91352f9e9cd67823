const areas = ["rest", "functions", "auth", "storage"] as const;

/** The API that a path belongs to, or null. */
export function apiArea(pathname: string): (typeof areas)[number] | null {
  const [, name] = /^\/(rest|functions|auth|storage)\/v1(?:\/|$)/.exec(pathname) ?? [];
  return areas.find((area) => area === name) ?? null;
}

export function isApiPath(pathname: string): boolean {
  return apiArea(pathname) !== null;
}
