import { runServer } from "../index.ts";
import { startServer } from "../start-server.ts";
import { testSite } from "./test-site.ts";

await runServer(async (settings, log) => {
  const running = await startServer(settings, testSite, log);
  log.info("listening", { address: running.address });
  return running;
});
