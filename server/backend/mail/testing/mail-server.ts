import { afterFile } from "../../../testing/after-file.ts";
import { type Behaviour, type MailServer, startMailServer } from "./start-mail-server.ts";

export async function openMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await startMailServer(behaviour);
  afterFile(server.stop);
  return server;
}
