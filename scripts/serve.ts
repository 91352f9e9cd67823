import { describeFirstAdmin } from "../server/backend/auth/administrators/first-admin.ts";
import { builtSite } from "../server/built-site.ts";
import { runServer } from "../server/index.ts";
import { takeConsole } from "../server/shared/log.ts";
import { startServer } from "../server/start-server.ts";
import { buildIfNeeded } from "./build.ts";

const started = performance.now();
await runServer(async (settings, log) => {
  takeConsole(log);
  if (!(await buildIfNeeded())) process.exit(1);
  const running = await startServer(settings, builtSite(new URL("../build/", import.meta.url)), log);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `\n  Vlotwerk is ready at ${running.address} (after ${seconds} s). Stop it with Ctrl-C.\n\n`,
  );
  if (running.firstAdmin) process.stdout.write(describeFirstAdmin(running.firstAdmin));
  return running;
});
