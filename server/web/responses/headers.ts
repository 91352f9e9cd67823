import { playerOrigins } from "../../../app/html/video-address.ts";

export type HeaderSettings = {
  isHttps: boolean;
  backendOrigin: string | null;
  /** Vite's client needs inline styles and scripts, and a web socket. */
  isDevelopment: boolean;
};

/** Denied features. More names cost 150 ms at Lighthouse's throttling, and unknown ones log errors. */
const features = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What the player of a video gets: a frame has no feature that its page lacks. */
const featuresOfPlayers = ["autoplay", "fullscreen", "picture-in-picture"];

const players = playerOrigins.map((origin) => `"${origin}"`).join(" ");
const permissionsPolicy = [
  ...features.map((feature) => `${feature}=()`),
  ...featuresOfPlayers.map((feature) => `${feature}=(self ${players})`),
].join(", ");

/** For responses that are no pages. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response; pages bring their own policy. */
export function securityHeaders(
  settings: HeaderSettings,
  pathname: string,
  contentType: string | null,
): Record<string, string> {
  return {
    "Content-Security-Policy": contentType?.startsWith("text/html")
      ? pagePolicy(settings, pathname, [])
      : closedPolicy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": isUnmentionable(pathname) ? "no-referrer" : "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(settings.isHttps && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}

/** Account pages, and addresses that hold a token. */
function isUnmentionable(pathname: string): boolean {
  return /^\/(?:beheer|oauth|settings|admin|(?:en\/)?preview)(?:\/|\.data$|$)/i.test(pathname);
}

/** The editor writes inline styles. The whole panel, as its navigation keeps the first document's policy. */
function mayHoldEditor(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/** `hashes`: of the page's own inline scripts. */
export function pagePolicy(
  settings: HeaderSettings,
  pathname: string,
  scriptHashes: readonly string[],
): string {
  const hasEditor = mayHoldEditor(pathname);
  const development = settings.isDevelopment;
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(development ? ["'unsafe-inline'"] : scriptHashes)],
    "style-src": ["'self'", ...(development || hasEditor ? ["'unsafe-inline'"] : [])],
    "img-src": ["'self'", "data:", "https:", ...(hasEditor ? ["blob:"] : [])],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...(settings.backendOrigin ? [settings.backendOrigin] : []),
      ...(development ? ["ws:"] : []),
    ],
    // On every page: navigation keeps the first document's policy, and a text with a video can follow.
    "frame-src": [...(hasEditor ? ["'self'"] : []), ...playerOrigins],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
