import type { Translation } from "../language-texts.ts";
import { nl } from "./access-tokens.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "tokens.title": "Access Tokens",
  "tokens.about":
    "An AI assistant or program of yours works on articles, pages, texts or leads: by connecting, or with a token. What it writes is a draft, or a proposal that a person accepts or refuses: it never publishes, deletes or mails.",
  "tokens.open": "Manage access tokens",
  "tokens.address": "The address for your AI assistant (MCP)",
  "tokens.hosted": "Access tokens don’t work on a hosted Supabase project: only the project itself signs in.",

  "tokens.connect": "Connect an AI assistant",
  "tokens.connectText":
    "AI assistants such as claude.ai, ChatGPT and Claude Code connect to this address themselves. This site then asks what the AI assistant may do.",
  "tokens.connectedBy": "Connected by {host}",
  "tokens.connectedOnDevice": "Connected by a program on a computer",

  "tokens.new": "New token",
  "tokens.newText": "For a program that can’t connect by itself.",
  "tokens.nameHint": "The AI assistant’s name, for example. The history of articles shows it.",
  "tokens.scopes": "What it may do",
  "tokens.read": "Read articles, pages and texts, drafts too",
  "tokens.draft": "Write drafts and propose changes",
  "tokens.statistics": "Read statistics",
  "tokens.leads": "Read and handle leads",
  "tokens.create": "Create token",
  "tokens.created": "Token created",
  "tokens.full": "You have 20 tokens already. Revoke one first.",
  "tokens.token": "The new token",
  "tokens.once": "Copy it now: it is not shown again. Whoever has it can do what the token may.",
  "tokens.copy": "Copy the token",

  "tokens.list": "Your tokens",
  "tokens.none": "No tokens yet.",
  "tokens.ended": "Expired on {time}",
  "tokens.never": "Never used",
  "tokens.used": "Last used on {time}",
  "tokens.sure": "Revoke this token?",
  "tokens.sureText": "What uses it has no access any more, at once. This can’t be undone.",
  "tokens.revoked": "Token revoked",
};

export const accessTokenTexts = withWords(nl, en);
