import { openDataDirectory } from "../../../shared/data-directory.ts";
import { createLog } from "../../../shared/log.ts";
import { startEmbeddedPostgres } from "../embedded-postgres.ts";

// The embedded database as a process for tests: prints its address, stops on SIGTERM.
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
