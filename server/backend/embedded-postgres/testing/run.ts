import { openDataDirectory } from "../../../shared/data-directory.ts";
import { createLog } from "../../../shared/log.ts";
import { startEmbeddedPostgres } from "../embedded-postgres.ts";

// The embedded database as a process of its own, for tests that kill or confine it: it says its address, and stops on
// SIGTERM. Nothing else keeps it.
const [directory = "", toolPath] = process.argv.slice(2);
try {
  const held = await openDataDirectory(directory);
  const log = createLog((line) => process.stderr.write(line));
  const postgres = await startEmbeddedPostgres({ directory, log, ...(toolPath && { host: { toolPath } }) });
  process.once("SIGTERM", async () => {
    await postgres.stop();
    await held.release();
  });
  process.stdout.write(`${postgres.url}\n`);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}
