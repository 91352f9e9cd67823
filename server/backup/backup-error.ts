/** The message says in one sentence why there is no backup, or nothing was restored. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** A backup is not as it was written. */
export class DamagedBackupError extends BackupError {}

/** A backup was encrypted with another key, or is damaged where it says with which. */
export class WrongKeyError extends BackupError {}
