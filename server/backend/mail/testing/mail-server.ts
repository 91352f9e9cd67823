import { afterAll } from "vitest";
import { type Behaviour, type MailServer, startMailServer } from "./start-mail-server.ts";

/** A real mail server on a free port of this machine, until the file's tests are done. */
export async function openMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await startMailServer(behaviour);
  closing.push(server.stop);
  return server;
}

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
