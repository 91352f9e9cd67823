import { builtSite } from "./built-site.ts";
import { readSettings, type Settings, SettingsError } from "./settings/settings.ts";
import { DataDirectoryError } from "./shared/data-directory.ts";
import { createLineOutput } from "./shared/line-output.ts";
import { createLog, type Log, takeConsole } from "./shared/log.ts";
import { StartError } from "./shared/start-error.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { ListenError } from "./web/http/listen.ts";

/**
 * Runs a server for the life of this process: `start` is called with the settings, and SIGTERM or SIGINT stops what
 * it started. A start that fails ends the process with status 1 and the reason on the standard error output.
 */
export async function runServer(
  start: (settings: Settings, log: Log) => Promise<RunningServer>,
): Promise<void> {
  const log = createLog(createLineOutput((bytes) => process.stdout.write(bytes)));
  try {
    stopOnSignal(await start(readSettings(process.env), log), log);
    process.on("unhandledRejection", (reason) => log.error("unhandled rejection", reason));
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exit(1);
  }
}

function stopOnSignal(running: RunningServer, log: Log): void {
  let isStopping = false;
  async function stop(atOnce: boolean): Promise<void> {
    // npm passes on a Ctrl-C that the terminal has already sent to every process: the second one means nothing.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 9500).unref();
    log.info("stopping");
    await running.stop({ atOnce });
    log.info("stopped");
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop(false));
  // Ctrl-C at a terminal: no load balancer has to notice, so nothing is drained.
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
