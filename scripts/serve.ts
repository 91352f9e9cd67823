import { describeFirstAdmin } from "../server/backend/auth/administrators/first-admin.ts";
import { loadBuiltSite, runServer, startServer } from "../server/index.ts";
import { takeConsole } from "../server/shared/log.ts";
import { buildIfNeeded } from "./build.ts";

const started = performance.now();
await runServer(async (settings, log) => {
  takeConsole(log);
  if (!(await buildIfNeeded())) process.exit(1);
  const loadSite = () => loadBuiltSite(new URL("../build/", import.meta.url));
  const running = await startServer(settings, loadSite, log);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `\n  Vlotwerk is ready at ${running.address} (after ${seconds} s). Stop it with Ctrl-C.\n\n`,
  );
  if (running.firstAdmin) process.stdout.write(describeFirstAdmin(running.firstAdmin));
  return running;
});
