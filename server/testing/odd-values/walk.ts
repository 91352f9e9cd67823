import { type Attempt, type Choose, listAttempts, openPlace, type Place } from "./attempts.ts";
import type { Answer, Product } from "./product.ts";
import { describeError, type Reader, UnreadableRows } from "./readers.ts";

/** What came of a batch of writes. */
type Written = {
  accepted: Attempt[];
  /** Neither accepted nor refused with a code, in words. */
  faults: string[];
  /** By id or slug: the write that changed the row. */
  holders: Map<string, string>;
  /** What waits for another batch, since its subject took a value already. */
  left: Attempt[];
};

/** What came of all writes, in words: what was neither accepted nor refused with a code, and what can't be read. */
type Walked = { accepted: number; faults: string[]; unread: string[] };

/** Makes the writes, and reads what they left. `openAnother` gives another such site, to look for causes. */
export async function walk(
  place: Place,
  choose: Choose,
  readers: readonly Reader[],
  openAnother: () => Promise<Product & AsyncDisposable>,
): Promise<Walked> {
  const walked: Walked = { accepted: 0, faults: [], unread: [] };
  let reading = readers;
  let left = await listAttempts(place, choose);
  // What there is only one of takes one value after the other.
  while (left.length > 0) {
    const written = await writeAll(place, left);
    const found = await findUnread(reading, place.product, written, openAnother);
    walked.accepted += written.accepted.length;
    walked.faults.push(...written.faults);
    walked.unread.push(...found.lines);
    reading = reading.filter((reader) => !reader.isOfRows && !found.failed.has(reader));
    left = written.left;
  }
  return walked;
}

/** Makes the writes one after the other, but none whose value is stored already. */
async function writeAll(place: Place, attempts: readonly Attempt[]): Promise<Written> {
  const written: Written = { accepted: [], faults: [], holders: new Map(), left: [] };
  const stored = new Set<string>();
  const taken = new Set<string>();
  for (const attempt of attempts) {
    if (stored.has(attempt.stored)) continue;
    if (attempt.subject && taken.has(attempt.subject)) {
      written.left.push(attempt);
      continue;
    }
    const answer = await attempt.run(place);
    const fault = faultOf(answer);
    if (fault) written.faults.push(`${attempt.name}: ${fault}`);
    if (answer.status >= 300) continue;
    stored.add(attempt.stored);
    if (attempt.subject) taken.add(attempt.subject);
    written.accepted.push(attempt);
    for (const name of place.fresh.use()) written.holders.set(name, attempt.name);
  }
  return { ...written, left: written.left.filter((attempt) => !stored.has(attempt.stored)) };
}

function faultOf({ status, code, text }: Answer): string | null {
  if (status < 300) return null;
  return status < 500 && code ? null : `${status} ${text.slice(0, 200)}`;
}

type Failure = { reader: Reader; error: unknown };

/** A line for each: "table.column = value (verb) → reader: reason". */
type Unread = { lines: string[]; failed: Set<Reader> };

/** What the readers can't read, and of which write. */
async function findUnread(
  readers: readonly Reader[],
  product: Product,
  { accepted, holders }: Written,
  openAnother: () => Promise<Product & AsyncDisposable>,
): Promise<Unread> {
  const lines: string[] = [];
  const ofAll: Failure[] = [];
  for (const reader of readers) {
    const error = await failureOf(reader, product);
    if (error instanceof UnreadableRows)
      for (const [id, reason] of error.rows)
        lines.push(`${holders.get(id) ?? `row ${id}`} → ${reader.name}: ${reason}`);
    else if (error !== null) ofAll.push({ reader, error });
  }
  const failed = new Set(ofAll.map(({ reader }) => reader));
  if (ofAll.length === 0) return { lines, failed };
  await using other = await openAnother();
  return { lines: [...lines, ...(await findCauses(ofAll, other, accepted))], failed };
}

/** Makes the writes again on another site, and reads after each: the first one with which a reader fails is its cause. */
async function findCauses(
  failures: readonly Failure[],
  product: Product,
  attempts: readonly Attempt[],
): Promise<string[]> {
  const lines: string[] = [];
  const place = openPlace(product);
  let unexplained = failures;
  for (const attempt of attempts) {
    if (unexplained.length === 0) break;
    await attempt.run(place);
    place.fresh.use();
    const left: Failure[] = [];
    for (const failure of unexplained) {
      const error = await failureOf(failure.reader, product);
      if (error === null) left.push(failure);
      else lines.push(`${attempt.name} → ${failure.reader.name}: ${describeError(error)}`);
    }
    unexplained = left;
  }
  return [
    ...lines,
    ...unexplained.map(
      ({ reader, error }) => `all writes together → ${reader.name}: ${describeError(error)}`,
    ),
  ];
}

async function failureOf(reader: Reader, product: Product): Promise<unknown> {
  return reader.read(product).then(
    () => null,
    (error: unknown) => error,
  );
}
