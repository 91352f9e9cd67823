import { describePart, describeProblem, type PartWords } from "../../../../app/content/describe-part.ts";
import { documentOf } from "../../../../app/content/document.ts";
import type { Fields, FormOf } from "../../../../app/content/fields.ts";
import { isSameForm } from "../../../../app/content/form.ts";
import { type Kind, liveFormOf, type Part, type Stored } from "../../../../app/content/kind.ts";
import { editorOf, placesOf, type VersionedKind } from "../../../../app/content/kinds.ts";
import { findProblems } from "../../../../app/content/problems.ts";
import { type Database, expectCount } from "../../../../app/data/database.ts";
import { listPlans } from "../../../../app/data/schedules/plans.ts";
import { saveForm } from "../../../../app/data/versions/versions.ts";
import type { Translate } from "../../../../app/i18n/language-texts.ts";
import type { ProblemKey } from "../../../../app/i18n/panel/problems.en.ts";
import { foreignSources } from "./foreign-sources.ts";
import { openDocument } from "./opened-document.ts";
import { proposalStep, proposalsAddress, propose } from "./proposals.ts";
import { notSaved, refusalOf } from "./refusals.ts";
import { changedMeanwhile, type ToolContext } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** A kind of content that assistants draft, and propose changes of. */
export type Drafted<Of extends Fields> = {
  kind: Kind<Of, VersionedKind>;
  /** The document that a tool names, as its editor opens it. Throws ToolError without one, else as `throwIfFailed`. */
  open(db: Database, named: string): Promise<Stored<FormOf<Of>>>;
  words: PartWords & { problem: Translate<ProblemKey> };
  /** A changed form as its editor would save it. */
  complete?(form: FormOf<Of>): FormOf<Of>;
};

/** What the panel and the tools call one, such as "download page". */
export function nounOf({ kind }: { kind: Pick<Kind, "name"> }): string {
  return placesOf(kind.name).noun;
}

/** Whether visitors see the document. */
export function stateOf<Of extends Fields>(
  { kind }: Drafted<Of>,
  stored: Stored<FormOf<Of>>,
): "draft" | "live" | "live with changes that wait" {
  if (stored.live) return "live with changes that wait";
  return liveFormOf(kind, stored) ? "live" : "draft";
}

/** Parts in words. */
export function describeParts<Of extends Fields>(
  { kind, words }: Drafted<Of>,
  parts: readonly Part[],
): string[] {
  return parts.map((part) => describePart(kind, part, words));
}

export function editorAddress({ kind }: { kind: Pick<Kind, "name"> }, siteUrl: URL, id: string): string {
  return new URL(editorOf(placesOf(kind.name), id), siteUrl).href;
}

/**
 * Changes a draft that assistants of the person alone have written; of any other document, proposes the change.
 *
 * @throws ToolError when it is outdated, changes nothing, breaks a rule of the editor or is not allowed
 */
export async function changeDocument<Of extends Fields>(
  drafted: Drafted<Of>,
  { named, version }: { named: string; version: string },
  context: ToolContext,
  change: (form: FormOf<Of>) => FormOf<Of> | Promise<FormOf<Of>>,
) {
  const { kind } = drafted;
  const { db, siteUrl } = context;
  const opened = await openDocument(drafted, db, named);
  const { stored } = opened;
  if (opened.version !== version) throw new ToolError(changedMeanwhile(nounOf(drafted)));
  if (stored.unreadable.length > 0) {
    const fields = describeParts(drafted, stored.unreadable).join(", ");
    throw notSaved([
      `Part of the changes that wait can't be read: ${fields}. A person discards or saves them in the panel first`,
    ]);
  }
  const changed = await change(opened.form);
  const form = drafted.complete?.(changed) ?? changed;
  if (isSameForm(kind, form, opened.form)) throw new ToolError("This changes nothing.");
  if (isSameForm(kind, form, stored.form)) {
    throw notSaved(["It would be as it is without the proposal. A person refuses that in the panel"]);
  }
  requireValid(drafted, form, problemsOf(drafted, stored.form));
  requireOwnSources(drafted, form, siteUrl, foreignSources(kind.fields, stored.form, siteUrl));
  const isOwn = !opened.isProposed && (await isOwnDraft(drafted, stored, context));
  if (isOwn) {
    const saved = await saveForm(db, kind, form, stored);
    if (saved.kind !== "saved") throw refusalOf(nounOf(drafted), saved);
  } else {
    const [base, document] = [documentOf(kind, stored.form), documentOf(kind, form)];
    await propose(db, { kind: kind.name, subject: stored.id, base, document });
  }
  return describeSaved(drafted, stored.id, context, isOwn ? "draft" : "proposal");
}

/** Whether it is a draft that assistants of the person alone have written, and nothing is planned for it. */
async function isOwnDraft<Of extends Fields>(
  { kind }: Drafted<Of>,
  stored: Stored<FormOf<Of>>,
  { db, personId }: ToolContext,
): Promise<boolean> {
  if (stored.number === 0 || liveFormOf(kind, stored)) return false;
  const versions = db.from("otm_versions").select("id", { count: "exact", head: true });
  const [byOthers, planned] = await Promise.all([
    versions
      .eq("subject_id", stored.id)
      .or(`assistant.is.null,created_by.is.null,created_by.neq.${personId}`),
    listPlans(db, [stored.id]),
  ]);
  return expectCount(byOthers) === 0 && planned.length === 0;
}

/** Stores a new draft. Throws ToolError as `changeDocument`. */
export async function createDocument<Of extends Fields>(
  drafted: Drafted<Of>,
  form: FormOf<Of>,
  context: ToolContext,
) {
  requireValid(drafted, form, []);
  requireOwnSources(drafted, form, context.siteUrl, []);
  const saved = await saveForm(context.db, drafted.kind, form, null);
  if (!("id" in saved)) throw refusalOf(nounOf(drafted), saved);
  return describeSaved(drafted, saved.id, context, "draft");
}

/** What people left as it is, such as an old slug, is not the assistant's. */
function requireValid<Of extends Fields>(
  drafted: Drafted<Of>,
  form: FormOf<Of>,
  present: readonly string[],
): void {
  const problems = problemsOf(drafted, form).filter((problem) => !present.includes(problem));
  if (problems.length > 0) throw notSaved(problems);
}

function problemsOf<Of extends Fields>({ kind, words }: Drafted<Of>, form: FormOf<Of>): string[] {
  return findProblems(kind, form, false).map((problem) => describeProblem(kind, problem, words));
}

function requireOwnSources<Of extends Fields>(
  { kind }: Drafted<Of>,
  form: FormOf<Of>,
  siteUrl: URL,
  present: readonly string[],
): void {
  const added = foreignSources(kind.fields, form, siteUrl).find((source) => !present.includes(source));
  if (added !== undefined) throw foreignSource(added);
}

/** The words about an address of another site that browsers would fetch. */
export function foreignSource(source: string): ToolError {
  return notSaved([
    `"${source.slice(0, 100)}" is of another site. A person adds it to the library of the panel`,
  ]);
}

async function describeSaved<Of extends Fields>(
  drafted: Drafted<Of>,
  id: string,
  { db, siteUrl }: ToolContext,
  savedAs: "draft" | "proposal",
) {
  const { version, proposed } = await openDocument(drafted, db, id);
  return savedAs === "draft"
    ? {
        id,
        version,
        saved_as: savedAs,
        next_step: "A person reads it in the panel and publishes it.",
        edit_at: editorAddress(drafted, siteUrl, id),
      }
    : {
        id,
        version,
        saved_as: savedAs,
        proposed: describeParts(drafted, proposed),
        next_step: proposalStep,
        edit_at: proposalsAddress(siteUrl),
      };
}
