import type { PostgrestError } from "@supabase/supabase-js";
import { href } from "react-router";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import type { ForwardPage, ListCursor } from "../list-cursor.ts";
import { listMappedArticles, listMappedPages } from "../site-map.ts";
import type { Redirect } from "./redirect-form.ts";

/** A redirect in the list. `person` is the e-mail address of whoever made it, null for the server or a deleted account. */
export type ListedRedirect = Redirect & {
  id: string;
  hits: number;
  lastHitAt: string | null;
  createdAt: string;
  person: string | null;
  /** A page that was made since answers instead. */
  isShadowed: boolean;
};

/** What visitors did not find in the last 90 days; `lastDay` as YYYY-MM-DD. */
export type MissingPath = { path: string; visits: number; byPrograms: number; lastDay: string };

/** Why a redirect was not saved: its address has a page or a redirect, its target is gone, it leads to itself, or a field. */
export const rejections = ["live", "taken", "gone", "loop", "path", "target", "note"] as const;
export type Rejection = (typeof rejections)[number];

const outcomes = ["added", "changed", "known", ...rejections] as const;
export type Outcome = (typeof outcomes)[number];

export class RedirectRejected extends Error {
  readonly reason: Rejection;

  constructor(reason: Rejection) {
    super(`The redirect was rejected: ${reason}`);
    this.reason = reason;
  }
}

const columns = `id, path, target, kind, note, hits, lastHitAt:last_hit_at, createdAt:created_at, person,
  isShadowed:is_shadowed` as const;

const redirectsAtOnce = 50;

/** A page of redirects with a text in them, the newest first. Throws when the query fails. */
export async function listRedirects(
  db: Database,
  search: string,
  cursor: ListCursor | null,
): Promise<ForwardPage<ListedRedirect>> {
  // One extra row shows whether there are more.
  const found = expectData(
    await db
      .rpc("filter_redirects", {
        _search: search,
        ...(cursor && { _after: cursor.time, _id: cursor.id }),
        _limit: redirectsAtOnce + 1,
      })
      .select(columns),
  );
  const rows = found.slice(0, redirectsAtOnce).map(({ kind, ...row }) => ({
    ...row,
    target: kind === 410 ? null : row.target,
  }));
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last;
  return {
    rows,
    newer: cursor && "newest",
    older: hasMore ? { side: "older", time: last.createdAt, id: last.id } : null,
  };
}

/** What visitors do not find, the most wanted first, 1,000 at most. Throws when the query fails. */
export async function listMissingPaths(db: Database): Promise<MissingPath[]> {
  const listed = db.rpc("list_missing_paths");
  return expectData(await listed.select("path, visits, byPrograms:by_programs, lastDay:last_day"));
}

/** The page that is most like an address; null without one. Throws when the query fails. */
export async function proposeTarget(db: Database, path: string): Promise<string | null> {
  const answer = await db.rpc("propose_target", { _path: path });
  throwIfFailed(answer);
  return answer.data;
}

/** The Dutch paths that visitors find, 1,000 articles at most. Throws when a query fails. */
export async function listTargets(db: Database): Promise<string[]> {
  const [pages, articles] = await Promise.all([listMappedPages(db), listMappedArticles(db, 0, 1_000)]);
  const fixed = [
    href("/"),
    href("/contact"),
    href("/about-us"),
    href("/insights"),
    href("/cases"),
    href("/services"),
  ];
  return [...new Set([...fixed, ...[...pages, ...articles].map(({ path }) => path)])];
}

/**
 * Adds a redirect, or changes the one with an id. Gives its id.
 *
 * @throws RedirectRejected, Refused, else as `expectData`
 */
export async function saveRedirect(db: Database, redirect: Redirect, id: string | null): Promise<string> {
  const row = { ...redirect, kind: kindOf(redirect) };
  const table = db.from("otm_redirects");
  const answer = await (id === null ? table.insert(row) : table.update(row).eq("id", id))
    .select("id")
    .single();
  const reason = answer.error && reasonOf(answer.error);
  if (reason) throw new RedirectRejected(reason);
  return expectData(answer).id;
}

function reasonOf({ code, hint, message }: PostgrestError): Rejection | null {
  if (code === "23505") return "taken";
  const named = code === "23514" ? /"(path|target|note)_/.exec(message)?.[1] : code === "PT409" && hint;
  return rejections.find((reason) => reason === named) ?? null;
}

/** Adds several redirects, at most 1,000, or changes those of the same path. Gives the outcome of each, in order. */
export async function saveRedirects(db: Database, redirects: readonly Redirect[]): Promise<Outcome[]> {
  const rows = redirects.map((redirect) => ({ ...redirect, kind: kindOf(redirect) }));
  const saved = expectData(await db.rpc("save_redirects", { _redirects: rows }));
  return saved.map(({ outcome }) => outcomes.find((known) => known === outcome) ?? "path");
}

function kindOf({ target }: Redirect): 301 | 410 {
  return target === null ? 410 : 301;
}

/** Throws when that fails. */
export async function deleteRedirect(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_redirects").delete().eq("id", id));
}
