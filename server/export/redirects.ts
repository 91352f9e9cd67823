import type { Queryable } from "../backend/database/database.ts";

type Redirect = { from: string; to: string; kind: number; note: string };

/** The old addresses as CSV (RFC 4180): the redirects, and the former slugs of content that has another one today. */
export async function redirectsFile(database: Queryable): Promise<string> {
  const rows = await database.query<Redirect>(`
    select path as from, coalesce(target, '') as to, kind, note from public.otm_redirects
    union all
    select former.path, present.path, 301, ''
    from private.former_addresses former join private.addresses present using (kind, id)
    where former.path not in (select path from private.addresses)
    order by 1`);
  const lines = rows.map(({ from, to, kind, note }) => [from, to, String(kind), note]);
  return [["from", "to", "kind", "note"], ...lines].map(csvLine).join("");
}

/** Unlike a file for spreadsheets: addresses stay as they are, for other programs. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
}
