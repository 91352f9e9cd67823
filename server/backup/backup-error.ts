/** The message says in one sentence why there is no backup, or nothing was restored. */
export class BackupError extends Error {
  override name = "BackupError";
}
