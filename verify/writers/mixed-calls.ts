import { call, key } from "../../bench/site-process.ts";
import type { Database } from "../../server/backend/database/database.ts";

const drafts = 7;

/** Drafts that only administrators see, and a tag whose slug is taken. */
export async function arrangeCalls(database: Database): Promise<void> {
  await database.execute(`
    insert into public.otm_blog_articles (slug) select 'hidden-' || number from generate_series(1, ${drafts}) number;
    insert into public.otm_blog_article_content (article_id, language, title)
      select id, 'nl', 'Geheim' from public.otm_blog_articles where slug like 'hidden-%';
    insert into public.otm_blog_tags (name, slug) values ('Taken', 'taken');
  `);
}

type Call = {
  who: "visitor" | "user" | "admin";
  path: string;
  /** What is written; a read has none. */
  body?: object;
  /** The expected status and number of rows. */
  status: number;
  rows?: number;
  /** The row stored by a success. */
  stores?: string;
};

export type MixedCalls = {
  /** Sends the next call. @throws Error on an unexpected response */
  ask(): Promise<void>;
  asked: number;
  /** The number of 503 and missing responses. */
  away: number;
  /** Texts of the acknowledged messages and slugs of the acknowledged tags. */
  stored: { messages: Set<string>; tags: Set<string> };
};

/**
 * API reads and writes of a visitor, a user and an administrator in turn; every third must fail. With
 * `mayBeUnavailable`, 503 and missing responses are allowed.
 */
export function mixCalls(
  address: string,
  tokens: { user: string; admin: string },
  mayBeUnavailable = false,
): MixedCalls {
  const mixed: MixedCalls = { ask, asked: 0, away: 0, stored: { messages: new Set(), tags: new Set() } };

  async function ask(): Promise<void> {
    mixed.asked += 1;
    const number = mixed.asked;
    const calls = callsOf(number);
    const next = calls[number % calls.length];
    if (!next) return;
    const response = await send(next);
    if (mayBeUnavailable && (!response || response.status === 503)) {
      mixed.away += 1;
      return;
    }
    if (response?.status !== next.status)
      throw unexpected(next, `${response?.status} ${response?.text.slice(0, 120)}`);
    if (next.rows !== undefined && JSON.parse(response.text).length !== next.rows) {
      throw unexpected(next, response.text.slice(0, 120));
    }
    if (next.stores?.startsWith("tag-")) mixed.stored.tags.add(next.stores);
    else if (next.stores) mixed.stored.messages.add(next.stores);
  }

  async function send({ who, path, body }: Call) {
    try {
      const token = who === "visitor" ? key : tokens[who];
      const headers = { "Content-Type": "application/json", Prefer: "return=minimal" };
      const response = await call(`${address}/rest/v1/${path}`, {
        token,
        headers,
        ...(body && { body }),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }

  return mixed;
}

function callsOf(number: number): Call[] {
  const hidden = "otm_blog_articles?select=id&published=eq.false";
  const message = { name: "Cor", email: "cor@klant.example", message: `mixed ${number}`, is_spam: true };
  const newTag = { name: `Tag ${number}`, slug: `tag-${number}` };
  // Only the last row is invalid.
  const half = ["half", "other-half", "half"].map((slug) => ({ slug: `${slug}-${number}` }));
  const [contact, tags] = ["otm_contact_subm_vlotwerk", "otm_blog_tags"];
  const secret = "otm_blog_article_content?select=title&title=eq.Geheim";
  return [
    { who: "visitor", path: hidden, status: 200, rows: 0 },
    { who: "admin", path: hidden, status: 200, rows: drafts },
    { who: "visitor", path: contact, body: message, status: 201, stores: `mixed ${number}` },
    { who: "visitor", path: contact, body: { ...message, email: "none" }, status: 400 },
    { who: "user", path: hidden, status: 200, rows: 0 },
    { who: "user", path: tags, body: newTag, status: 403 },
    { who: "admin", path: tags, body: newTag, status: 201, stores: `tag-${number}` },
    { who: "admin", path: tags, body: { ...newTag, slug: "taken" }, status: 409 },
    { who: "user", path: "otm_leads?select=id", status: 200, rows: 0 },
    { who: "visitor", path: "otm_leads?select=id", status: 401 },
    { who: "admin", path: "otm_blog_articles", body: half, status: 409 },
    { who: "visitor", path: secret, status: 200, rows: 0 },
  ];
}

function unexpected({ who, path, body, status }: Call, response: string): Error {
  return new Error(`${body ? "POST" : "GET"} ${path} of the ${who} was to be ${status}: ${response}`);
}
