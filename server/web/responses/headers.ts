/** What the headers of every answer depend on. */
export type HeaderSettings = {
  /** The site is served over https, so browsers may insist on it. */
  isHttps: boolean;
  /** Another origin that pages may call: the Supabase project in hosted mode. */
  backendOrigin: string | null;
  /** Vite's development client needs inline styles and scripts, and a web socket. */
  isDevelopment: boolean;
};

/**
 * What a page could ask a browser for, all of it off; a name that a browser doesn't know is a complaint in its console.
 * Fifteen more that Chromium knows made the home page 150 ms later at Lighthouse's throttling: every answer carries them.
 */
const features = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
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
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const permissionsPolicy = features.map((feature) => `${feature}=()`).join(", ");

/** The policy of an answer that is no page: nothing may be loaded from it, nobody may frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers that every answer has, whatever it is; a page whose scripts are known brings its own policy. */
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
    "Referrer-Policy": isAccountPage(pathname) ? "no-referrer" : "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(settings.isHttps && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}

function isAccountPage(pathname: string): boolean {
  return /^\/(beheer|settings|admin)(\/|\.data$|$)/.test(pathname);
}

/**
 * Whether the page at this path may hold the rich-text editor, which writes its own styles. All of the panel may: its
 * screens follow each other in one document, which keeps the policy of the screen that was loaded first.
 */
function mayHoldEditor(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/** The content security policy of the page at this path, whose own inline scripts have these hashes. */
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
    ...(hasEditor && { "frame-src": ["'self'"] }),
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
