import type { Product } from "./product.ts";

/** The address of the site that is read. */
export const origin = "https://vlotwerk.example";

/** Something that reads what was written, and throws when it can't. */
export type Reader = {
  name: string;
  /** It reads each row alone, and names those that it can't read. */
  isOfRows?: boolean;
  read(product: Product): Promise<void>;
};

/** Rows that a reader could not read; the others it could. */
export class UnreadableRows extends Error {
  readonly rows: ReadonlyMap<string, string>;

  constructor(rows: ReadonlyMap<string, string>) {
    super([...rows].map(([id, reason]) => `${id}: ${reason}`).join("\n"));
    this.rows = rows;
  }
}

/** A reader of one row after the other. `statement` lists them as `id`. */
export function ofEachRow(
  name: string,
  statement: string,
  read: (product: Product, id: string) => Promise<unknown>,
): Reader {
  return {
    name,
    isOfRows: true,
    async read(product) {
      const rows = await product.query<{ id: string }>(statement);
      const failures = new Map<string, string>();
      const waiting = rows.map(({ id }) => id);
      async function work(): Promise<void> {
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          await read(product, id).catch((error) => failures.set(String(id), describeError(error)));
        }
      }
      await Promise.all([work(), work(), work(), work()]);
      if (failures.size > 0) throw new UnreadableRows(failures);
    },
  };
}

/** In one line. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name} ${error.message}` : JSON.stringify(error);
  return text.replace(/\s+/g, " ").slice(0, 160);
}

/** Throws unless a list showed this many rows. */
export function expectWhole(shown: number, there: number): void {
  if (shown !== there) throw new Error(`${shown} of ${there} rows are shown`);
}

/** The number that a statement gives as `count`. Throws DatabaseError. */
export async function countRows({ query }: Product, statement: string): Promise<number> {
  const [row] = await query<{ count: number }>(`select count(*)::int as count ${statement}`);
  return row?.count ?? 0;
}
