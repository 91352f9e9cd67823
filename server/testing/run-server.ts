import { runServer } from "../index.ts";
import { startServer } from "../start-server.ts";
import { testSite } from "./test-site.ts";

// The server with a page of its own, for tests that start it as a process.
await runServer(async (settings, log) => {
  const running = await startServer(settings, testSite, log);
  log.info("listening", { address: running.address });
  return running;
});
