import { describe, expect, it } from "vitest";
import { type ListCursor, listQuery, readListCursor, readListPage, readPageNumber } from "./list-cursor.ts";

type Row = { id: string; createdAt: string };

/** Rows named after their cursors; 1 is the newest. */
function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: String(index + 1), createdAt: "" }));
}

const timeOf = ({ createdAt }: Row) => createdAt;

function reader(all: readonly Row[]) {
  return async (cursor: ListCursor | null, limit: number): Promise<Row[]> => {
    const at = all.findIndex(({ id }) => id === cursor?.id);
    if (cursor?.side === "newer") return all.slice(Math.max(at - limit, 0), Math.max(at, 0));
    return cursor && at < 0 ? [] : all.slice(at + 1, at + 1 + limit);
  };
}

describe("pages of a list", () => {
  it("reach the end and return, with every row once", async () => {
    const read = reader(rows(25));
    const seen: string[][] = [];
    let page = await readListPage(null, 10, read, timeOf);
    expect(page.newer).toBeNull();
    for (;;) {
      seen.push(page.rows.map(({ id }) => id));
      if (!page.older) break;
      page = await readListPage(page.older, 10, read, timeOf);
    }
    expect(seen.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(seen.flat()).toEqual(rows(25).map(({ id }) => id));
    const back = await readListPage(page.newer, 10, read, timeOf);
    expect(back.rows.map(({ id }) => id)).toEqual(seen[1]);
    expect((await readListPage(back.newer, 10, read, timeOf)).newer).toBeNull();
  });

  it("have no next page when all rows are shown", async () => {
    expect(await readListPage(null, 10, reader(rows(10)), timeOf)).toMatchObject({
      newer: null,
      older: null,
    });
    expect(await readListPage(null, 10, reader([]), timeOf)).toEqual({ rows: [], newer: null, older: null });
  });

  it("restart at the first page when a boundary row is deleted", async () => {
    const deleted: ListCursor = { side: "older", time: "", id: "99" };
    expect((await readListPage(deleted, 10, reader(rows(3)), timeOf)).rows).toHaveLength(3);
  });
});

describe("the place in a list", () => {
  const id = "d0000000-0000-4000-8000-000000000001";

  it.each(["older", "newer"] as const)(
    "round-trips through the query string, beside a filter: %s",
    (side) => {
      const cursor = { side, time: "2026-02-01T23:59:59.123456+00:00", id };
      const address = new URLSearchParams(listQuery({ q: "Zoë & Zn. +31", kind: null, state: "" }, cursor));
      expect(readListCursor(address)).toEqual(cursor);
      expect([address.get("q"), address.has("kind"), address.has("state")]).toEqual([
        "Zoë & Zn. +31",
        false,
        false,
      ]);
    },
  );

  it("says whether the row waits", () => {
    const cursor = { side: "older", time: "2026-02-01T23:59:59Z", id, isWaiting: true } as const;
    expect(readListCursor(new URLSearchParams(listQuery({}, cursor)))).toEqual(cursor);
  });

  it("leaves the query string empty on the first page without a filter", () => {
    expect(listQuery({ q: "", kind: null }, null)).toBe("");
  });

  it.each([
    "",
    `older=${id}`,
    `older=now~${id}`,
    `newer=2026-99-01T00:00:00Z~${id}`,
    "older=2026-01-01T00:00:00Z~1",
  ])("is the first page when it is invalid: %s", (query) => {
    expect(readListCursor(new URLSearchParams(query))).toBeNull();
  });

  it.each([
    ["2", 2],
    ["1", 1],
    ["0", 1],
    ["-2", 1],
    ["1.5", 1],
    ["x", 1],
    ["1e9", 1],
    ["", 1],
  ])("is a number from 1: %j", (page, number) => {
    expect(readPageNumber(new URLSearchParams({ page }))).toBe(number);
  });
});
