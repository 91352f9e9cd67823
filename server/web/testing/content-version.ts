import type { ContentVersion } from "../../shared/content-version.ts";

export function testContentVersion() {
  let current = 1;
  let isAvailable = true;
  const version: ContentVersion = {
    current: () => current,
    refresh: async () => {},
    isAvailable: () => isAvailable,
    close: () => {},
  };
  return {
    ...version,
    increment() {
      current += 1;
    },
    setAvailable(now: boolean) {
      isAvailable = now;
    },
  };
}
