import type { Config } from "@react-router/dev/config";

export default {
  // The whole route list is one small cacheable file; no extra request per link that scrolls into view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
