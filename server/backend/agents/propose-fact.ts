import { declarationOf } from "../../../app/content/declared-kinds.ts";
import { documentOf, readDocument } from "../../../app/content/document.ts";
import {
  type FactPlace,
  type FactText,
  followPlaces,
  type PlaceOf,
  type StaleFact,
  staleFactFinder,
  textsOf,
  withEdits,
  withTexts,
} from "../../../app/content/stale-facts.ts";
import { readAll } from "../../../app/data/batches.ts";
import { type Database, expectData, throwIfFailed } from "../../../app/data/database.ts";
import {
  factQuestion,
  type KeptSentence,
  listFacts,
  listPlaces,
  type ProposedFact,
} from "../../../app/data/facts/facts.ts";
import type { Json } from "../../../app/data/schema.ts";
import { listSiteTexts } from "../../../app/data/site-texts/waiting-texts.ts";
import { cutAtWord } from "../../../app/html/plain-text.ts";
import { languages } from "../../../app/i18n/language-texts.ts";
import { entriesByKey } from "../../../app/panel/texts/text-catalog.ts";
import { fieldName, fieldsOf } from "../../../app/panel/texts/text-fields.ts";
import { textProblem } from "../../../app/panel/texts/text-problem.ts";
import { createPace, type Pace } from "../../shared/pace.ts";
import { answerEditor, type EditorCall } from "./editor-call.ts";
import { readThrough } from "./tools/find-stale.ts";
import { withProposal } from "./tools/opened-document.ts";
import { type Proposal, withProposed } from "./tools/proposals.ts";
import type { LiveDocument } from "./tools/stale/live-documents.ts";

/** So many sentences that are left to people are named. */
const mostKept = 100;

type Run = {
  db: Database;
  personId: string;
  find: ReturnType<typeof staleFactFinder>;
  /** What was tied to the fact, by document. */
  places: ReadonlyMap<string, FactPlace[]>;
  /** What changed facts proposed before in the person's name, by kind and subject. */
  held: ReadonlySet<string>;
  answer: ProposedFact;
};

/** Of what a text is part. */
type Subject = Pick<KeptSentence, "kind" | "subject" | "title">;

/** Only sentences of documents are tied. */
const noPlace = () => undefined;

/** Answers the panel by proposing what a changed fact changes in all texts. Throws as `answerEditor`. */
export function answerFact(call: EditorCall): Promise<Response> {
  return answerEditor(call, factQuestion, async ({ fact: id }, { db, personId, siteUrl, signal }) => {
    const answer: ProposedFact = { proposed: 0, kept: [], keptCount: 0, isFull: false };
    const fact = (await listFacts(db)).find((one) => one.id === id);
    // It may be deleted meanwhile.
    if (!fact || fact.former.length === 0) return answer;
    const places = Map.groupBy(await listPlaces(db, { fact_id: id }), ({ subjectId }) => subjectId);
    const held = await readAll((from, to) =>
      ownProposals(db, personId).select("kind, subject").order("id").range(from, to),
    );
    const keys = new Set(held.map(({ kind, subject }) => `${kind} ${subject}`));
    const run: Run = { db, personId, find: staleFactFinder([fact]), places, held: keys, answer };
    const pace = createPace(signal);
    for await (const { document } of readThrough(undefined, null, [], { db, siteUrl, signal })) {
      await pace();
      await renewDocument(run, document);
      if (answer.isFull) return answer;
    }
    await renewSiteTexts(run, pace);
    return answer;
  });
}

function ownProposals(db: Database, personId: string) {
  const own = db.from("otm_proposals");
  return {
    select: <const Columns extends string>(columns: Columns) =>
      own.select(columns).eq("user_id", personId).eq("assistant", ""),
  };
}

async function renewDocument(run: Run, { id, kind, titles, document }: LiveDocument): Promise<void> {
  const declared = declarationOf(kind.name);
  const { form: stored, unreadable } = readDocument(declared, document);
  const subject = { kind: kind.name, subject: id, title: titles.nl || titles.en };
  const proposal = await proposalOf(run, subject);
  const begun = proposal ? withProposal(declared, stored, proposal) : stored;
  const texts = textsOf(declared.fields, begun);
  const placeOf = followPlaces(run.places.get(id) ?? [], texts);
  const form = withTexts(declared.fields, begun, (text) =>
    renewed(
      run,
      subject,
      text,
      placeOf,
      (value) => unreadable.length === 0 && value.length <= (text.declared.max ?? value.length),
    ),
  );
  if (form !== begun) await propose(run, subject, documentOf(declared, stored), documentOf(declared, form));
}

async function renewSiteTexts(run: Run, pace: Pace): Promise<void> {
  const present = fieldsOf(await listSiteTexts(run.db));
  for (const { key, isRich, originals } of entriesByKey.values()) {
    await pace();
    const subject = { kind: "site text", subject: key, title: "" };
    const type = isRich ? "html" : "text";
    const base = Object.fromEntries(
      originals.map(({ language, text }) => [language, present[fieldName(key, language)] ?? text]),
    );
    const begun = withProposed(base, await proposalOf(run, subject));
    const document = { ...begun };
    for (const { language, text: original } of originals) {
      for (const one of language === "all" ? languages : [language]) {
        const text = { value: document[language] ?? "", declared: { type }, language: one } as const;
        document[language] = renewed(
          run,
          subject,
          text,
          noPlace,
          (value) => textProblem(key, original, value) === null,
        );
      }
    }
    if (JSON.stringify(document) !== JSON.stringify(begun)) await propose(run, subject, base, document);
    if (run.answer.isFull) return;
  }
}

/** A text without what is stale in it; what stays is named. */
function renewed(
  { find, answer }: Run,
  subject: Subject,
  text: FactText,
  placeOf: PlaceOf,
  isAllowed: (value: string) => boolean,
): string {
  const stale = find(text, placeOf).map((one) => ({ one, reason: reasonToKeep(subject, one) }));
  const replaced = stale.filter(({ reason }) => reason === null).map(({ one }) => one);
  const value = withEdits(
    text.value,
    replaced.flatMap(({ edits }) => edits ?? []),
  );
  const isRight = value === text.value || isAllowed(value);
  for (const { one, reason } of stale) if (reason) keep(answer, subject, one, reason);
  if (!isRight) for (const one of replaced) keep(answer, subject, one, "rules");
  return isRight ? value : text.value;
}

function reasonToKeep(
  { kind }: Subject,
  { isQuoted, isOfEarlierYear, isTied, edits }: StaleFact,
): KeptSentence["reason"] | null {
  if (isQuoted && !isTied) return "quotation";
  if (kind === "article" && !isTied) return "article";
  if (isOfEarlierYear && !isTied) return "year";
  return edits ? null : "markup";
}

function keep(
  answer: ProposedFact,
  subject: Subject,
  stale: StaleFact,
  reason: KeptSentence["reason"],
): void {
  answer.keptCount += 1;
  if (answer.kept.length === mostKept) return;
  answer.kept.push({
    ...subject,
    language: stale.language,
    sentence: cutAtWord(stale.sentence, 200),
    reason,
  });
}

async function proposalOf(
  { db, personId, held }: Run,
  { kind, subject }: Subject,
): Promise<Proposal | undefined> {
  if (!held.has(`${kind} ${subject}`)) return undefined;
  const wanted = ownProposals(db, personId).select("subject, base, document, updated_at");
  return expectData(await wanted.match({ kind, subject }))[0];
}

async function propose(
  { db, personId, answer }: Run,
  { kind, subject }: Subject,
  base: Record<string, Json>,
  document: Record<string, Json>,
): Promise<void> {
  if (JSON.stringify(base) === JSON.stringify(document)) {
    // The fact is again what it was: what was proposed has no object any more.
    const held = db.from("otm_proposals").delete().match({ user_id: personId, assistant: "", kind, subject });
    throwIfFailed(await held);
    return;
  }
  const sent = { _kind: kind, _subject: subject, _base: base, _document: document };
  const said = await db.rpc("propose_change", sent);
  const code = said.error?.code ?? "";
  // Deleted meanwhile.
  if (code === "PT404") return;
  answer.isFull = ["PT409", "PT429"].includes(code);
  if (answer.isFull) return;
  throwIfFailed(said);
  answer.proposed += 1;
}
