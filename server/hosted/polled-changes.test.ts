import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { pollContentChanges } from "./polled-changes.ts";

/** A project whose content has a version, and what was heard of it. */
async function start() {
  const project = { version: 1, isAway: false, keys: new Set<unknown>() };
  const server = createServer((request, response) => {
    project.keys.add(request.headers.apikey);
    if (project.isAway) response.writeHead(503).end();
    else response.end(String(request.url === "/rest/v1/rpc/content_version" ? project.version : 0));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const url = new URL(`http://127.0.0.1:${port}`);
  const changes = pollContentChanges({ url, publishableKey: "sb_publishable_test", askEvery: 10 });
  const heard: string[] = [];
  changes.subscribe(({ kind }) => heard.push(kind));
  onTestFinished(async () => {
    await changes.close();
    server.close();
  });
  return { project, changes, heard };
}

it("a hosted project's content is trusted once its version is known, and all is old with the next one", async () => {
  const { project, changes, heard } = await start();
  expect(changes.areHeard()).toBe(false);
  await expect.poll(() => changes.areHeard(), { interval: 5 }).toBe(true);
  const before = heard.length;
  project.version = 2;
  await expect.poll(() => heard.length, { interval: 5 }).toBe(before + 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard.slice(before)).toEqual(["everything"]);
  expect([...project.keys]).toEqual(["sb_publishable_test"]);
});

it("a project that can't be asked is not trusted until it answers again, and then anything may have changed", async () => {
  const { project, changes, heard } = await start();
  await expect.poll(() => changes.areHeard(), { interval: 5 }).toBe(true);
  project.isAway = true;
  await expect.poll(() => changes.areHeard(), { interval: 5 }).toBe(false);
  const before = heard.length;
  project.isAway = false;
  await expect.poll(() => changes.areHeard(), { interval: 5 }).toBe(true);
  expect(heard.length).toBeGreaterThan(before);
});
