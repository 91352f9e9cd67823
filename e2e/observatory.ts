/** The graded input: the headers of a page over https, and its HTML. */
type Answer = { headers: Record<string, string>; cookies: readonly string[]; html: string };

/**
 * The score of a page at Mozilla's HTTP Observatory, by its published table
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): from 100, less for what is missing, and
 * more for what is better than asked when nothing much is missing. What only a proxy can do, the redirect from http,
 * counts as done. It was compared with the scores of `@mdn/mdn-http-observatory` 1.4.8.
 */
export function observatoryScore(answer: Answer): number {
  const changes = [
    policy,
    cookies,
    otherOrigins,
    referrer,
    transport,
    integrity,
    sniffing,
    framing,
    resource,
  ];
  const scores = changes.map((change) => change(answer));
  const base = 100 + sum(scores.filter((score) => score < 0));
  return Math.max(0, base >= 90 ? base + sum(scores.filter((score) => score > 0)) : base);
}

function policy({ headers }: Answer): number {
  const text = headers["content-security-policy"];
  if (!text) return -25;
  const directives = new Map(text.split(";").map((one) => readDirective(one)));
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const scripts = [...sources("script-src"), ...sources("object-src")];
  const isOpen = scripts.some((source) => /^(\*|https?:|data:|'unsafe-inline')$/.test(source));
  if (isOpen) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...directives.values()].flat().some((source) => source.startsWith("http:"))) return -10;
  if (sources("style-src").includes("'unsafe-inline'")) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function readDirective(text: string): [string, string[]] {
  const [name = "", ...sources] = text.trim().toLowerCase().split(/\s+/);
  return [name, sources];
}

function cookies({ cookies: set, headers }: Answer): number {
  if (set.every((cookie) => /;\s*secure/i.test(cookie))) return 0;
  return headers["strict-transport-security"] ? -5 : -20;
}

function otherOrigins({ headers }: Answer): number {
  return headers["access-control-allow-origin"] === undefined ? 0 : -50;
}

function referrer({ headers }: Answer): number {
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
    headers["referrer-policy"] ?? "",
  );
  return isPrivate ? 5 : -5;
}

function transport({ headers }: Answer): number {
  const age = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_768_000 ? -10 : 0;
}

/** Scripts of this origin need no hash of their own. */
function integrity({ html }: Answer): number {
  return /<script[^>]*\ssrc="(?:https?:)?\/\//i.test(html) ? -5 : 0;
}

function sniffing({ headers }: Answer): number {
  return headers["x-content-type-options"] === "nosniff" ? 0 : -5;
}

function framing({ headers }: Answer): number {
  if (headers["content-security-policy"]?.includes("frame-ancestors")) return 5;
  return headers["x-frame-options"] ? 0 : -20;
}

function resource({ headers }: Answer): number {
  const value = headers["cross-origin-resource-policy"];
  if (value === undefined) return 0;
  return /^same-(origin|site)$/.test(value) ? 10 : -5;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
