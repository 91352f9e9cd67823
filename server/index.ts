import { builtSite } from "./built-site.ts";
import { describeRetired } from "./settings/retired-settings.ts";
import { readSettings, type Settings, SettingsError } from "./settings/settings.ts";
import { DataDirectoryError } from "./shared/data-directory.ts";
import { createLineOutput } from "./shared/line-output.ts";
import { createLog, type Log, takeConsole } from "./shared/log.ts";
import { StartError } from "./shared/start-error.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { ListenError } from "./web/http/listen.ts";

/** Runs a server until SIGTERM or SIGINT. A failed start exits with status 1 and the reason on stderr. */
export async function runServer(
  start: (settings: Settings, log: Log) => Promise<RunningServer>,
): Promise<void> {
  const log = createLog(createLineOutput((bytes) => process.stdout.write(bytes)));
  try {
    const settings = readSettings(process.env);
    const retired = describeRetired(process.env);
    if (retired) log.warn(retired);
    stopOnSignal(await start(settings, log), log);
    process.on("unhandledRejection", (reason) => log.error("unhandled rejection", reason));
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exit(1);
  }
}

function stopOnSignal(running: RunningServer, log: Log): void {
  let isStopping = false;
  async function stop(atOnce: boolean): Promise<void> {
    // npm forwards a Ctrl-C that the process group has received already.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9500).unref();
    log.info("stopping");
    await running.stop({ atOnce });
    log.info("stopped");
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop(false));
  // Ctrl-C: no load balancer to drain for.
  process.on("SIGINT", () => void stop(true));
}

function describeStartFailure(error: unknown): string {
  const expected = [SettingsError, DataDirectoryError, StartError, ListenError];
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

if (import.meta.main) {
  await runServer(async (settings, log) => {
    takeConsole(log);
    const running = await startServer(settings, builtSite(new URL("../build/", import.meta.url)), log);
    log.info("listening", { address: running.address });
    return running;
  });
}
