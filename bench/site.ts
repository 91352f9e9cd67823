import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/testing/free-port.ts";

/** A browser's measurement of the site: `address` has no slash at the end. */
export type ServedSite = { address: string; stop(): Promise<void> };

/**
 * Starts the built site in a process and a data directory of its own, with the seed's content.
 *
 * @throws Error when it is not ready within a minute
 */
export async function serveSite(): Promise<ServedSite> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-bench-"));
  const port = String(await freePort());
  const server = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, PORT: port, DATA_DIR: directory },
    stdio: "ignore",
  });
  const ended = once(server, "exit");

  async function stop(): Promise<void> {
    server.kill();
    await ended;
    await rm(directory, { recursive: true, force: true });
  }

  const address = `http://localhost:${port}`;
  if (!(await answers(address))) {
    await stop();
    throw new Error("The site did not start.");
  }
  return { address, stop };
}

async function answers(address: string): Promise<boolean> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
