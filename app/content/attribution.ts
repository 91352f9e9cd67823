import { blocksIn } from "../html/compare/html-blocks.ts";
import type { Language } from "../i18n/language-texts.ts";
import { type Part, partName } from "./kind.ts";
import { isPartOf, segmentsIn, stepsTo } from "./sentences.ts";

/** What a version says in one language, by the parts of its form: HTML, or plain text. */
export type SaidVersion<Source> = { source: Source; texts: readonly { part: Part; text: string }[] };

/** Sentences that come from the same versions: the one that has them first, and the last of each author who changed them. */
export type Run<Source> = { text: string; by: readonly Source[] };

/** A part whose text is that of its runs. */
export type AttributedPart<Source> = { part: Part; runs: Run<Source>[] };

/** A sentence, with what stands between it and the next one. */
type Piece = { text: string; whole: string };
type Said<Source> = Piece & { part: Part; by: readonly Source[] };

/**
 * Tells from which versions the sentences of the last one come: each is followed through all of them, wherever it stands.
 * What a version has again, such as a restored one, comes from the version that had it first.
 *
 * @param versions the oldest first
 */
export function attribute<Source extends { author: string }>(
  versions: readonly SaidVersion<Source>[],
  language: Language,
): AttributedPart<Source>[] {
  const first = new Map<string, readonly Source[]>();
  // Most versions change a few fields.
  const read = new Map<string, Piece[]>();
  let said: Said<Source>[] = [];
  for (const { source, texts } of versions) {
    const pieces = texts.flatMap(({ part, text }) => {
      const found = read.get(text) ?? piecesOf(text, language);
      read.set(text, found);
      return found.map((piece) => ({ ...piece, part }));
    });
    const steps = stepsTo(
      said,
      pieces.map(({ text }) => text),
    );
    said = pieces.map((piece, place) => {
      const { from = null, joined = [] } = steps[place] ?? {};
      const kept = from?.text === piece.text ? from.by : first.get(piece.text);
      return {
        ...piece,
        by:
          kept ??
          originOf(
            piece,
            source,
            said.filter((one) => one === from || joined.includes(one)),
          ),
      };
    });
    for (const { text, by } of said) if (!first.has(text)) first.set(text, by);
  }
  return partsOf(said);
}

function piecesOf(text: string, language: Language): Piece[] {
  const lines = blocksIn(text).flatMap((block) =>
    block.kind === "line"
      ? [segmentsIn(block.text, language)]
      : block.text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [[line]])),
  );
  return lines.flatMap((line) =>
    line.map((whole, place) => ({
      text: whole.trim(),
      whole: place === line.length - 1 ? `${whole}\n` : whole,
    })),
  );
}

/** Where a sentence that is new in this version comes from: it is its own, or made of others. */
function originOf<Source extends { author: string }>(
  { text }: Piece,
  source: Source,
  from: readonly Said<Source>[],
): readonly Source[] {
  const others = from.filter((one) => isPartOf(text, one.text) || isPartOf(one.text, text));
  const [writer = source, ...later] = [...new Set(others.flatMap(({ by }) => by))];
  if (writer === source) return [source];
  return [writer, ...later.filter(({ author }) => author !== source.author), source];
}

function partsOf<Source>(said: readonly Said<Source>[]): AttributedPart<Source>[] {
  const parts: AttributedPart<Source>[] = [];
  for (const { part, whole, by } of said) {
    const last = parts.at(-1);
    const run = last?.runs.at(-1);
    if (!last || partName(last.part) !== partName(part)) parts.push({ part, runs: [{ text: whole, by }] });
    else if (run && isSame(run.by, by)) run.text += whole;
    else last.runs.push({ text: whole, by });
  }
  for (const { runs } of parts) {
    const end = runs.at(-1);
    // Behind the last line there is no other.
    if (end) end.text = end.text.slice(0, -1);
  }
  return parts;
}

function isSame<Source>(some: readonly Source[], others: readonly Source[]): boolean {
  return some.length === others.length && some.every((one, place) => one === others[place]);
}
