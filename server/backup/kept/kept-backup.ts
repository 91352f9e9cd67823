import { z } from "zod";

/** What `npm run backup -- --kept` prints as its last line: `movedFiles` and `bytes` are what this run has written. */
export const keptBackupSchema = z.object({
  snapshot: z.string(),
  rows: z.number(),
  tables: z.number(),
  files: z.number(),
  movedFiles: z.number(),
  bytes: z.number(),
  seconds: z.number(),
});

export type KeptBackup = z.infer<typeof keptBackupSchema>;
