import { StartError } from "../../shared/start-error.ts";

export function startFailure(dataDirectory: string, reason: string): StartError {
  if (/shared memory|semaphore/i.test(reason)) {
    return new StartError(
      `PostgreSQL gets too little shared memory (${trim(reason)}): raise the limits of this machine (kernel.shmmni, kernel.shmall, memory), or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  if (/no space left on device|disk quota|ENOSPC|EDQUOT/i.test(reason)) {
    return new StartError(`DATA_DIR ${dataDirectory} can't be written: its disk is full.`);
  }
  return new StartError(
    `The embedded database in DATA_DIR ${dataDirectory} can't be started: ${trim(reason)}.`,
  );
}

function trim(reason: string): string {
  return reason.trim().replace(/\.$/, "");
}
