/**
 * In the `from` of a statement: its commit is not waited for until it lies on the disk (PostgreSQL's manual,
 * "Asynchronous Commit"). For what nobody is told and a crash may take back; it holds for the whole transaction, so only
 * a statement that is one may say it.
 */
export const unsynced = "set_config('synchronous_commit', 'off', true)";
