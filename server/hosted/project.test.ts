// @module-tag Hosted

import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { connectProject, type Project } from "./project.ts";

const secretKey = "sb_secret_project";

/** A project that gives every call this answer. */
async function answering(status: number, body: string): Promise<Project> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return connectProject({ url: new URL(`http://127.0.0.1:${port}`), secretKey });
}

it.each([
  [401, '{"message": "Invalid API key"}', "42501"],
  [403, "", "42501"],
  [404, '{"code": "PGRST202", "message": "Could not find the function"}', "42883"],
  [400, '{"code": "23514", "message": "new row violates check constraint"}', "23514"],
  [400, '{"code": "PGRST102", "message": "Empty or invalid json"}', "XX000"],
  [302, "", "XX000"],
  [429, "Too many requests", "08006"],
  [500, '{"code": "40P01", "message": "deadlock detected"}', "40P01"],
  [500, '{"code": "57014", "message": "canceling statement due to statement timeout"}', "57014"],
  [502, "<html>Bad gateway</html>", "08006"],
  [503, '{"code": "PGRST000", "message": "Database connection error"}', "08006"],
])(
  "an answer with %i and %j is an error with %s, and says nothing of what was sent",
  async (status, body, code) => {
    const project = await answering(status, body);
    await expect(project.call("claim_mails", { _claim: "secret" })).rejects.toMatchObject({
      name: "DatabaseError",
      code,
      message: `claim_mails was answered with ${status}`,
    });
  },
);

it("is away when nothing answers", async () => {
  const project = connectProject({ url: new URL(`http://127.0.0.1:${await freePort()}`), secretKey });
  await expect(project.call("claim_mails")).rejects.toMatchObject({
    name: "DatabaseError",
    code: "08006",
    message: "claim_mails got no answer",
  });
});

it.each([
  ["", [null]],
  ["null", [null]],
  ["[]", []],
  ['["a"]', ["a"]],
  ['{"a": 1}', [{ a: 1 }]],
])("gives rows for the answer %j", async (body, rows) => {
  expect(await (await answering(200, body)).call("mail_state")).toEqual(rows);
});

it("wakes who listens, until they no longer do", async () => {
  const project = connectProject({ url: new URL("http://127.0.0.1:9"), secretKey });
  const heard: string[] = [];
  const stop = await project.listen("mail_outbox", (payload) => heard.push(`mail${payload}`));
  await project.listen("event_deliveries", () => heard.push("event"));
  project.announce();
  await stop();
  project.announce();
  expect(heard).toEqual(["mail", "event", "event"]);
});
