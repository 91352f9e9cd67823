import type { PartChange, ValueNames } from "../../../content/compare.ts";
import { describePart } from "../../../content/describe-part.ts";
import { versionedKinds } from "../../../content/kinds.ts";
import { keyOf } from "../../../content/sentences.ts";
import { type Database, StaleWrite } from "../../../data/database.ts";
import { isId } from "../../../data/id-pattern.ts";
import { getProposal, listNewestProposals, type Proposal } from "../../../data/proposals/proposals.ts";
import { listPlans } from "../../../data/schedules/plans.ts";
import type {
  ProposedItem,
  WeeklyMailItem,
  WeeklyMailOutcome,
} from "../../../data/weekly-mail/weekly-mail-items.ts";
import type { Words } from "../../../html/compare/words.ts";
import { cutAtWord } from "../../../html/plain-text.ts";
import { type Language, lookUp, translator } from "../../../i18n/language-texts.ts";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { panelKinds } from "../../kinds.ts";
import { textName } from "../../texts/text-names.ts";
import { openAny } from "./open-any.ts";
import type { OpenPart, OpenProposal } from "./open-proposal.ts";
import { titleOf } from "./subjects.ts";

/** In characters: of a sentence in a mail, and of what the page of its link shows. */
const mostWords = { mail: 300, page: 2_000 };

/** Parts of the newest proposals that a person may decide about, so many. Throws a 503 response without the backend. */
export async function listWeeklyMailParts(
  db: Database,
  language: Language,
  most: number,
): Promise<ProposedItem[]> {
  const items: ProposedItem[] = [];
  for (const proposal of await listNewestProposals(db, 2 * most)) {
    const open = await openOrNull(db, proposal);
    if (!open || !isReadable(open)) continue;
    for (const part of open.parts) {
      if (part.isThere) continue;
      items.push(describe(open, part, language));
      if (items.length === most) return items;
    }
  }
  return items;
}

/** Null for what is malformed: it can be refused in the panel. */
async function openOrNull(db: Database, proposal: Proposal): Promise<OpenProposal | null> {
  try {
    return await openAny(db, proposal);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function isReadable({ subject, unreadable }: OpenProposal): boolean {
  return subject?.unreadable.length === 0 && unreadable.length === 0;
}

function describe(open: OpenProposal, part: OpenPart, language: Language): ProposedItem {
  const { proposal, subject, kind, forms } = open;
  const { before, after } = sidesOf(part.changes(plainNames), mostWords.mail);
  return {
    kind: "proposal",
    proposal: proposal.id,
    part: keyOfPart(part),
    title:
      kind.name === "site text"
        ? textName(language, proposal.subject)
        : (kind.name === "picture" && subject?.title) || titleOf(kind.name, forms[0] ?? {}, language),
    name: [proposal.assistant, nameOf(open, part, language)].filter(Boolean).join(": "),
    language: part.part.language ?? null,
    before,
    after,
    to: subject?.to ?? "",
    outcome: null,
  };
}

/** Of what is proposed, whatever else is accepted or refused of the same proposal. */
function keyOfPart(part: OpenPart): string {
  return keyOf(JSON.stringify([part.does, part.changes(plainNames)]));
}

/** Names that nobody can change meanwhile. */
const plainNames: ValueNames = {
  link: (_, id) => id,
  flag: (_, isOn) => (isOn ? "✓" : "–"),
  language: "en",
};

function nameOf({ kind }: OpenProposal, { part }: OpenPart, language: Language): string {
  const known = versionedKinds.find((name) => name === kind.name);
  const labels = known ? panelKinds[known].labels : proposalTexts;
  return describePart(kind, part, {
    label: (key, values) => lookUp<string>(labels, language, key, values),
    editing: translator(editingTexts, language),
  });
}

/** What stands there and what is proposed, each around what differs, and whether that is all of it. */
function sidesOf(changes: readonly PartChange[], most: number) {
  const words = changes.flatMap((change) => wordsOf(change));
  const side = (of: "added" | "removed") =>
    words
      .map((one) => around(one, of))
      .filter(Boolean)
      .join("\n");
  const [before, after] = [side("removed"), side("added")];
  const isWhole =
    changes.every(isInWords) && before !== after && Math.max(before.length, after.length) <= most;
  return { before: cutAtWord(before, most), after: cutAtWord(after, most), isWhole };
}

/** Whether the words show what changes: pictures, tables, what is bold, and names do not. */
function isInWords(change: PartChange): boolean {
  if (change.kind === "html") {
    return change.blocks.every(
      (block) =>
        block.kind === "same" ||
        ("block" in block &&
          block.block.kind === "line" &&
          !("isFormatChanged" in block && block.isFormatChanged)),
    );
  }
  return change.kind === "words" || change.kind === "items";
}

function wordsOf(change: PartChange): Words[][] {
  switch (change.kind) {
    case "words":
      return [change.words];
    case "list":
      return change.items.map((item) => [item]);
    case "items":
      return change.items.flatMap(({ texts }) => texts);
    case "picture":
      return [];
    default:
      return change.blocks.flatMap((block) => {
        if (block.kind === "words") return [block.words];
        if (block.kind === "rows") return block.rows.flatMap(({ cells }) => cells);
        return block.kind === "same" || !("text" in block.block)
          ? []
          : [[{ text: block.block.text, change: block.kind }]];
      });
  }
}

/** One side of a text whose words differ, from the sentence of the first difference to that of the last one. */
function around(words: readonly Words[], of: "added" | "removed"): string {
  const isChanged = ({ change }: Words) => change !== "same";
  const [first, last] = [words.findIndex(isChanged), words.findLastIndex(isChanged)];
  if (first < 0) return "";
  const [start, end] = [words[first - 1]?.text ?? "", words[last + 1]?.text ?? ""];
  const inside = words
    .slice(first, last + 1)
    .filter(({ change }) => change === "same" || change === of)
    .map(({ text }) => text)
    .join("");
  const before = start.slice(Math.max(start.search(/[^.!?\n]*$/), 0)).trimStart();
  const after = /^[^.!?\n]*[.!?]?/.exec(end)?.[0] ?? "";
  return inside === "" && of === "removed" && before + after === ""
    ? ""
    : `${before}${inside}${after}`.trim();
}

/** A part as it is now; null when it is proposed no more, or otherwise. */
type FoundPart = {
  part: OpenPart;
  before: string;
  after: string;
  /**
   * Whether the link may accept it. What is live at once or at a planned time, what a person changed meanwhile, and what
   * words alone don't show is accepted in the panel.
   */
  mayAccept: boolean;
};

/** Finds a part that was asked about. Throws as `expectData`. */
export async function findWeeklyMailPart(db: Database, item: ProposedItem): Promise<FoundPart | null> {
  const proposal = await getProposal(db, item.proposal);
  const open = proposal && (await openOrNull(db, proposal));
  const part = open && isReadable(open) ? open.parts.find((one) => keyOfPart(one) === item.part) : null;
  if (!open || !part) return null;
  const plans = isId(open.proposal.subject) ? await listPlans(db, [open.proposal.subject]) : [];
  const isPlanned = plans.some(({ action }) => action === "publish");
  const { isWhole, ...sides } = sidesOf(part.changes(plainNames), mostWords.page);
  const isSafe = open.kind.name !== "picture" && !isPlanned && !part.isConflict && !part.isThere;
  return { part, ...sides, mayAccept: isSafe && isWhole };
}

/** Those that are still asked: a proposal is there until its last part is decided. Throws as `expectData`. */
export async function stillAsked(db: Database, items: readonly WeeklyMailItem[]): Promise<WeeklyMailItem[]> {
  const open = await Promise.all(
    items.map(async (item) => item.kind !== "proposal" || (await findWeeklyMailPart(db, item)) !== null),
  );
  return items.filter((_, at) => open[at]);
}

/** Accepts or refuses a part, as the panel does. Throws as `OpenPart.accept`. */
export async function decideWeeklyMailPart(
  db: Database,
  item: ProposedItem,
  verb: "accept" | "refuse",
): Promise<WeeklyMailOutcome> {
  const found = await findWeeklyMailPart(db, item);
  if (!found || (verb === "accept" && !found.mayAccept)) return "changed";
  try {
    await found.part[verb]();
  } catch (error) {
    if (error instanceof StaleWrite) return "changed";
    throw error;
  }
  return verb === "accept" ? "accepted" : "refused";
}
