/** What an AI service fetches a page for: to train models, for its search, or because a person asked it to. */
export type FetchKind = "training" | "search" | "person";

/** The programs of AI services, by the names that these publish. Control tokens, such as Google-Extended, fetch nothing. */
const agents: readonly { name: string; kind: FetchKind; source: string }[] = [
  ...named("https://platform.openai.com/docs/bots", {
    GPTBot: "training",
    "OAI-SearchBot": "search",
    "ChatGPT-User": "person",
  }),
  ...named("https://support.claude.com/en/articles/8896518", {
    ClaudeBot: "training",
    "Claude-SearchBot": "search",
    "Claude-User": "person",
  }),
  ...named("https://docs.perplexity.ai/guides/bots", {
    PerplexityBot: "search",
    "Perplexity-User": "person",
  }),
  ...named("https://docs.mistral.ai/robots", {
    "MistralAI-Training": "training",
    "MistralAI-Index": "search",
    "MistralAI-User": "person",
  }),
  ...named("https://developers.facebook.com/docs/sharing/webmasters/web-crawlers", {
    "meta-externalagent": "training",
    "meta-webindexer": "search",
    "meta-externalfetcher": "person",
  }),
  ...named("https://developer.amazon.com/amazonbot", {
    Amazonbot: "training",
    "Amzn-SearchBot": "search",
    "Amzn-User": "person",
  }),
  ...named("https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot", { DuckAssistBot: "person" }),
  ...named("https://commoncrawl.org/ccbot", { CCBot: "training" }),
];

function named(source: string, kinds: Readonly<Record<string, FetchKind>>) {
  return Object.entries(kinds).map(([name, kind]) => ({ name, kind, source }));
}

const kindOf = new Map(agents.map(({ name, kind }) => [name.toLowerCase(), kind]));
const anyAgent = new RegExp(`\\b(${agents.map(({ name }) => name).join("|")})(?![\\w-])`, "i");

/** Null for what is none of them. */
export function fetchKind(userAgent: string): FetchKind | null {
  const [, name = ""] = anyAgent.exec(userAgent) ?? [];
  return kindOf.get(name.toLowerCase()) ?? null;
}
