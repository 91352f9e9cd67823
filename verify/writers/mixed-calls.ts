import { key } from "../../bench/site-process.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { someAddress } from "./messages.ts";

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
  method: "GET" | "POST";
  path: string;
  body?: object;
  /** The expected status and number of rows. */
  status: number;
  rows?: number;
  /** The rows stored by a success. */
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
    const call = calls[number % calls.length];
    if (!call) return;
    const response = await send(call);
    if (mayBeUnavailable && (!response || response.status === 503)) {
      mixed.away += 1;
      return;
    }
    if (response?.status !== call.status)
      throw unexpected(call, `${response?.status} ${response?.text.slice(0, 120)}`);
    if (call.rows !== undefined && JSON.parse(response.text).length !== call.rows) {
      throw unexpected(call, response.text.slice(0, 120));
    }
    if (call.stores?.startsWith("tag-")) mixed.stored.tags.add(call.stores);
    else if (call.stores) mixed.stored.messages.add(call.stores);
  }

  async function send({ who, method, path, body }: Call) {
    const token = who === "visitor" ? key : tokens[who];
    const headers = {
      apikey: key,
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
      "X-Forwarded-For": someAddress(),
    };
    try {
      const content = body ? { body: JSON.stringify(body) } : {};
      const response = await fetch(`${address}/rest/v1/${path}`, { method, headers, ...content });
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
  const contact = "otm_contact_subm_vlotwerk";
  return [
    { who: "visitor", method: "GET", path: hidden, status: 200, rows: 0 },
    { who: "admin", method: "GET", path: hidden, status: 200, rows: drafts },
    { who: "visitor", method: "POST", path: contact, body: message, status: 201, stores: `mixed ${number}` },
    { who: "visitor", method: "POST", path: contact, body: { ...message, email: "none" }, status: 400 },
    { who: "user", method: "GET", path: hidden, status: 200, rows: 0 },
    { who: "user", method: "POST", path: "otm_blog_tags", body: newTag, status: 403 },
    {
      who: "admin",
      method: "POST",
      path: "otm_blog_tags",
      body: newTag,
      status: 201,
      stores: `tag-${number}`,
    },
    { who: "admin", method: "POST", path: "otm_blog_tags", body: { ...newTag, slug: "taken" }, status: 409 },
    { who: "user", method: "GET", path: "otm_leads?select=id", status: 200, rows: 0 },
    { who: "visitor", method: "GET", path: "otm_leads?select=id", status: 401 },
    { who: "admin", method: "POST", path: "otm_blog_articles", body: half, status: 409 },
    {
      who: "visitor",
      method: "GET",
      path: "otm_blog_article_content?select=title&title=eq.Geheim",
      status: 200,
      rows: 0,
    },
  ];
}

function unexpected({ who, method, path, status }: Call, response: string): Error {
  return new Error(`${method} ${path} of the ${who} was to be ${status}: ${response}`);
}
