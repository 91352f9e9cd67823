import { runServer, startServer } from "../index.ts";
import { loadTestSite } from "./test-site.ts";

// The server with a page of its own, for tests that start it as a process.
await runServer(async (settings, log) => {
  const running = await startServer(settings, loadTestSite, log);
  log.info("listening", { address: running.address });
  return running;
});
