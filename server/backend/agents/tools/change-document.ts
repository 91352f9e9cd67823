import { describePart, describeProblem, type PartWords } from "../../../../app/content/describe-part.ts";
import type { Fields, FormOf } from "../../../../app/content/fields.ts";
import { isSameForm } from "../../../../app/content/form.ts";
import { type Kind, liveFormOf, type SavedVersion, type Stored } from "../../../../app/content/kind.ts";
import { findProblems } from "../../../../app/content/problems.ts";
import type { Database } from "../../../../app/data/database.ts";
import type { StorageLimitReached } from "../../../../app/data/storage-limit.ts";
import type { Translate } from "../../../../app/i18n/language-texts.ts";
import type { ProblemKey } from "../../../../app/i18n/panel/problems.en.ts";
import { foreignSources } from "./foreign-sources.ts";
import { changedMeanwhile, type ToolContext, ToolError } from "./tool.ts";

type Saved = { kind: "saved"; id: string } | Refusal;
type Refusal = { kind: string; message?: string; hint?: string; limit?: StorageLimitReached };

/** A kind of content that assistants draft. */
export type Drafted<Of extends Fields> = {
  kind: Kind<Of>;
  /** The document that a tool names, as its editor opens it. Throws ToolError without one, else as `throwIfFailed`. */
  open(db: Database, named: string): Promise<Stored<FormOf<Of>>>;
  save(db: Database, form: FormOf<Of>, over: SavedVersion | null): Promise<Saved>;
  saveWaiting(db: Database, form: FormOf<Of>, over: SavedVersion): Promise<{ kind: "saved" } | Refusal>;
  /** The path of its editor. */
  editor(id: string): string;
  words: PartWords & { problem: Translate<ProblemKey> };
};

/** What a change names, so that it is made to what was read. */
export function versionOf({ number, updatedAt }: Stored<unknown>): string {
  return `${number}@${updatedAt}`;
}

/** Whether visitors see the document, and what a change of it becomes. */
export function stateOf<Of extends Fields>(
  { kind }: Drafted<Of>,
  stored: Stored<FormOf<Of>>,
): "draft" | "live" | "live with changes that wait" {
  if (stored.live) return "live with changes that wait";
  return liveFormOf(kind, stored) ? "live" : "draft";
}

/** The fields of the changes that wait that could not be read, in words. */
export function unreadableIn<Of extends Fields>(
  { kind, words }: Drafted<Of>,
  { unreadable }: Stored<FormOf<Of>>,
): string[] {
  return unreadable.map((part) => describePart(kind, part, words));
}

export function editorAddress<Of extends Fields>({ editor }: Drafted<Of>, siteUrl: URL, id: string): string {
  return new URL(editor(id), siteUrl).href;
}

/**
 * Changes a document beside what is live, or a draft itself.
 *
 * @throws ToolError when it is outdated, changes nothing, breaks a rule of the editor or is not allowed
 */
export async function changeDocument<Of extends Fields>(
  drafted: Drafted<Of>,
  { named, version }: { named: string; version: string },
  { db, siteUrl }: ToolContext,
  change: (form: FormOf<Of>) => FormOf<Of> | Promise<FormOf<Of>>,
) {
  const { kind } = drafted;
  const stored = await drafted.open(db, named);
  if (versionOf(stored) !== version) throw new ToolError(changedMeanwhile(kind.name));
  if (stored.unreadable.length > 0) {
    const fields = unreadableIn(drafted, stored).join(", ");
    throw notSaved([
      `Part of the changes that wait can't be read: ${fields}. A person discards or saves them in the panel first`,
    ]);
  }
  const form = await change(stored.form);
  if (isSameForm(kind, form, stored.form)) throw new ToolError("This changes nothing.");
  requireValid(drafted, form);
  requireOwnSources(drafted, form, siteUrl, foreignSources(kind.fields, stored.form, siteUrl));
  const isLive = liveFormOf(kind, stored) !== null;
  const saved = await (isLive ? drafted.saveWaiting(db, form, stored) : drafted.save(db, form, stored));
  if (saved.kind !== "saved") throw refusalOf(kind.name, saved);
  return describeSaved(drafted, await drafted.open(db, stored.id), siteUrl);
}

/** Stores a new draft. Throws ToolError as `changeDocument`. */
export async function createDocument<Of extends Fields>(
  drafted: Drafted<Of>,
  form: FormOf<Of>,
  { db, siteUrl }: ToolContext,
) {
  requireValid(drafted, form);
  requireOwnSources(drafted, form, siteUrl, []);
  const saved = await drafted.save(db, form, null);
  if (!("id" in saved)) throw refusalOf(drafted.kind.name, saved);
  return describeSaved(drafted, await drafted.open(db, saved.id), siteUrl);
}

function requireValid<Of extends Fields>({ kind, words }: Drafted<Of>, form: FormOf<Of>): void {
  const problems = findProblems(kind, form, false).map((problem) => describeProblem(kind, problem, words));
  if (problems.length > 0) throw notSaved(problems);
}

function requireOwnSources<Of extends Fields>(
  { kind }: Drafted<Of>,
  form: FormOf<Of>,
  siteUrl: URL,
  present: readonly string[],
): void {
  const added = foreignSources(kind.fields, form, siteUrl).find((source) => !present.includes(source));
  if (added !== undefined) {
    throw notSaved([
      `"${added.slice(0, 100)}" is of another site. A person adds it to the library of the panel`,
    ]);
  }
}

function refusalOf(name: string, { kind, message = "", hint = "", limit }: Refusal): ToolError {
  if (limit) return notSaved([limit.message, `There is room again at ${limit.until}`]);
  if (kind === "stale" || kind === "deleted") return new ToolError(changedMeanwhile(name));
  if (kind === "away") return new ToolError("The site's database can't be asked now. Try again in a moment.");
  return notSaved([message, hint]);
}

function notSaved(reasons: readonly string[]): ToolError {
  const sentences = reasons.filter((reason) => reason !== "").map((reason) => reason.replace(/[^.]$/, "$&."));
  return new ToolError(["Nothing was saved.", ...sentences].join(" "));
}

function describeSaved<Of extends Fields>(drafted: Drafted<Of>, stored: Stored<FormOf<Of>>, siteUrl: URL) {
  const { name } = drafted.kind;
  return {
    id: stored.id,
    version: versionOf(stored),
    saved_as: liveFormOf(drafted.kind, stored) ? `changes that wait beside the live ${name}` : "draft",
    next_step: "A person reads it in the panel and publishes it.",
    edit_at: editorAddress(drafted, siteUrl, stored.id),
  };
}
