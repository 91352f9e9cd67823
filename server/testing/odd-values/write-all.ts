import { type Attempt, openPlace, type Place } from "./attempts.ts";
import type { Answer, Product } from "./product.ts";
import { describeError, type Reader, UnreadableRows } from "./readers.ts";

/** What came of a batch of writes. */
export type Written = {
  accepted: Attempt[];
  /** Neither accepted nor refused with a code, in words. */
  faults: string[];
  /** By id or slug: the write that changed the row. */
  holders: Map<string, string>;
  /** What waits for another batch, since its subject took a value already. */
  left: Attempt[];
};

/** Makes the writes one after the other, but none whose value is stored already. */
export async function writeAll(place: Place, attempts: readonly Attempt[]): Promise<Written> {
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
export type Unread = { lines: string[]; failed: Set<Reader> };

/** What the readers can't read, and of which write. */
export async function findUnread(
  readers: readonly Reader[],
  product: Product,
  { accepted, holders }: Written,
  openAnother: () => Promise<Product & { stop(): Promise<void> }>,
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
  const other = await openAnother();
  try {
    return { lines: [...lines, ...(await findCauses(ofAll, other, accepted))], failed };
  } finally {
    await other.stop();
  }
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
