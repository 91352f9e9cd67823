import { type Database, expectData } from "./database.ts";

/** What a server notices and cannot mend itself. */
export const serverWarningNames = ["mail-server", "proxy", "calendar", "contact-form"] as const;

export type ServerWarning = {
  name: (typeof serverWarningNames)[number];
  /** Why, in English. */
  detail: string;
  seenAt: string;
};

/** What servers noticed and what is not mended yet; nothing for others than administrators. Throws when the query fails. */
export async function listServerWarnings(db: Database): Promise<ServerWarning[]> {
  const rows = expectData(await db.rpc("list_server_warnings"));
  return rows.flatMap((row) => {
    const name = serverWarningNames.find((known) => known === row.name);
    return name ? [{ name, detail: row.detail, seenAt: row.seen_at }] : [];
  });
}
