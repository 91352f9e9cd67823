import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { freePort } from "../../server/testing/free-port.ts";

test("npm start ends the server when npm gets SIGTERM", async () => {
  const directory = await mkdtemp(join(tmpdir(), "npm-start-"));
  const address = `http://localhost:${await freePort()}`;
  const npm = spawn("npm", ["start"], {
    cwd: join(import.meta.dirname, "..", ".."),
    env: { ...process.env, DATA_DIR: join(directory, "data"), PORT: new URL(address).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(npm.stdout)) {
    if (line.includes("is ready at")) break;
  }
  npm.stdout.resume();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  npm.kill("SIGTERM");
  await once(npm, "exit");
  await expect
    .poll(() =>
      fetch(`${address}/healthz`)
        .then(({ status }) => status)
        .catch(() => "nobody"),
    )
    .toBe("nobody");
  await rm(directory, { recursive: true, maxRetries: 5 });
});
