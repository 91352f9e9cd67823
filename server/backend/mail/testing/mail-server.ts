import { afterFile } from "../../../testing/after-file.ts";
import { type Behaviour, type MailServer, startMailServer } from "./start-mail-server.ts";

/** A real mail server on a free port of this machine, until the file's tests are done. */
export async function openMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await startMailServer(behaviour);
  afterFile(server.stop);
  return server;
}
