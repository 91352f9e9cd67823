import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";

/** What a confirmation of a download request tells its sender. */
export type ConfirmedRequest = {
  name: string;
  email: string;
  company: string | null;
  /** The file's address; null without a file. */
  downloadUrl: string | null;
  /** Whether it passes for spam: no mail follows. */
  isHeld: boolean;
  /** Whether it was stored minutes before. */
  isRepeated: boolean;
};

/** In memory, since it is personal and the site sets no cookies: for as long as somebody may reload the page. */
const kept = new LRUCache<string, ConfirmedRequest>({ max: 1_000, ttl: 15 * 60 * 1_000 });

/** Keeps a confirmation for the page that is redirected to; gives what it is found by. */
export function keepConfirmation(request: ConfirmedRequest): string {
  const token = randomUUID();
  const { name, email, company, downloadUrl, isHeld, isRepeated } = request;
  kept.set(token, { name, email, company, downloadUrl, isHeld, isRepeated });
  return token;
}

/** A kept confirmation; null after a while, or when the server was started again. */
export function keptConfirmation(token: string): ConfirmedRequest | null {
  return kept.get(token) ?? null;
}
