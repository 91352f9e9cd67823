import { type Database, expectData } from "./database.ts";

/** Times in ISO. */
export type BackupState = {
  /** Null while no server makes backups. */
  keptIn: "directory" | "bucket" | null;
  /** Whether the database is a Supabase project's, which Supabase backs up. */
  isProject: boolean;
  /** When the next one is due. */
  nextAt: string;
  /** Null: none yet. */
  proven: { at: string; rows: number; files: number } | null;
  /** Whether none was proven for 26 hours. */
  isLate: boolean;
  /** Why the last try failed, or what it lacks, in English; null when it was proven and whole. */
  failure: { at: string; reason: string } | null;
};

/** The nightly backups; null for others than administrators. Throws when the query fails. */
export async function getBackupState(db: Database): Promise<BackupState | null> {
  const [row] = expectData(await db.rpc("backup_state"));
  if (!row) return null;
  return {
    keptIn: row.kept_in === "directory" || row.kept_in === "bucket" ? row.kept_in : null,
    isProject: row.is_project,
    nextAt: row.next_at,
    proven: row.proven_at === null ? null : { at: row.proven_at, rows: row.rows, files: row.files },
    isLate: row.is_late,
    failure: row.failed_at === null ? null : { at: row.failed_at, reason: row.failure },
  };
}
