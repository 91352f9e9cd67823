import { isPlainHost, originWords, otherWords } from "./origin-words.ts";

/** A search engine or assistant, by the hosts that it sends readers from; a name that ends in `.` has many countries. */
const services = {
  search: [
    "google.",
    "bing.com",
    "duckduckgo.com",
    "ecosia.org",
    "startpage.com",
    "search.yahoo.com",
    "search.brave.com",
    "qwant.com",
    "yandex.",
    "baidu.com",
    "kagi.com",
    "swisscows.com",
  ],
  assistant: [
    "chatgpt.com",
    "chat.openai.com",
    "claude.ai",
    "perplexity.ai",
    "gemini.google.com",
    "copilot.microsoft.com",
    "chat.mistral.ai",
    "chat.deepseek.com",
    "grok.com",
    "meta.ai",
    "you.com",
    "phind.com",
  ],
} as const;

export type OriginKind = "direct" | "internal" | "others" | "search" | "assistant" | "site" | "campaign";

/** The origins that are no names. */
export const directOrigin = "";
export const internalOrigin = "/";
export const otherOrigins = "*";

/** What a browser says about where its reader came from, each part empty or missing when unknown. */
type GivenOrigin = {
  /** The host of the page before. */
  referrer?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
};

/** In code points, as the database counts. */
const maxLength = 100;

/**
 * One short text for an origin: a campaign as `source / campaign`, else a host, else `directOrigin`. Hosts of one search
 * engine become one; what may be personal is one of `otherOrigins`, and what is no host is left out.
 */
export function originOf({ referrer, source, campaign }: GivenOrigin): string {
  const named = [source, campaign]
    .map((text) => originWords(text ?? "").toLowerCase())
    .filter((text) => text !== "");
  if (named.length > 0) {
    return named.every((text) => text === otherWords) ? otherOrigins : foldHost(named.join(" / "));
  }
  const host = (referrer ?? "").toLowerCase().replace(/:\d+$/, "");
  if (!isHost(host)) return directOrigin;
  return isPlainHost(host) ? foldHost(host) : otherOrigins;
}

function isHost(text: string): boolean {
  return text.length <= maxLength && /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(text);
}

function foldHost(host: string): string {
  const bare = host.replace(/^(?:www|m|l|lm|out)\./, "");
  const service = serviceOf(bare);
  if (!service) return bare;
  return service.name.endsWith(".") ? `${service.name}com` : service.name;
}

function serviceOf(host: string): { kind: "search" | "assistant"; name: string } | null {
  // Gemini's host is Google's too.
  for (const kind of ["assistant", "search"] as const) {
    const name = services[kind].find((known) =>
      known.endsWith(".")
        ? host.startsWith(known) && /^[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host.slice(known.length))
        : host === known || host.endsWith(`.${known}`),
    );
    if (name) return { kind, name };
  }
  return null;
}

/** What an origin of `originOf` is. */
export function originKind(origin: string): OriginKind {
  if (origin === directOrigin) return "direct";
  if (origin === internalOrigin) return "internal";
  if (origin === otherOrigins) return "others";
  const isCampaign = origin.includes(" ") || !origin.includes(".");
  return isCampaign ? "campaign" : (serviceOf(origin)?.kind ?? "site");
}
