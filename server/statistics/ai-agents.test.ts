import { expect, it } from "vitest";
import { fetchKind } from "./ai-agents.ts";

const engine = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible;";

it.each([
  [`${engine} GPTBot/1.3; +https://openai.com/gptbot)`, "training"],
  [`${engine} ChatGPT-User/1.0; +https://openai.com/bot)`, "person"],
  [`${engine} Claude-SearchBot/1.0; +claudebot@anthropic.com)`, "search"],
  [`${engine} Claude-User/1.0; +Claude-User@anthropic.com)`, "person"],
  [`${engine} MistralAI-Index/1.0; +https://docs.mistral.ai/robots)`, "search"],
  ["meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)", "training"],
  ["CCBot/2.0 (https://commoncrawl.org/faq/)", "training"],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", null],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", null],
  ["NotGPTBotAtAll", null],
  ["", null],
])("%s fetches for %s", (agent, kind) => {
  expect(fetchKind(agent)).toBe(kind);
});
