import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { signAccessToken } from "../../backend/auth/tokens/access-tokens.ts";
import { loadSigningKeys } from "../../backend/auth/tokens/keys.ts";
import { type Database, openDatabase } from "../../backend/database/database.ts";
import { readSettings } from "../../settings/settings.ts";
import { createLog } from "../../shared/log.ts";
import { startServer } from "../../start-server.ts";
import { freePort } from "../free-port.ts";
import { removeDirectory } from "../remove-directory.ts";
import { testSite } from "../test-site.ts";
import { listShapes } from "./catalog.ts";
import { createMembers, type Member } from "./members.ts";
import { generous, type Product } from "./product.ts";
import { openReceiver, subscribe } from "./receiver.ts";

export type StartedProduct = Product & {
  database: Database;
  directory: string;
  /** Lines of the log that tell of errors. */
  errors: string[];
  /** Stops the server, so that nothing changes the rows. */
  rest(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the server on this database, without pages but with the real mails. Seeds an empty one. */
export async function startProduct(url: string): Promise<StartedProduct> {
  const directory = await mkdtemp(join(tmpdir(), "vlotwerk-odd-"));
  const settings = readSettings({
    DATABASE_URL: url,
    DATA_DIR: directory,
    PORT: String(await freePort()),
    TRUST_PROXY: "1",
    NIGHTLY_BACKUP: "0",
    ...generous,
  });
  const errors: string[] = [];
  const log = createLog((line) => {
    if (line.includes('"level":"error"')) errors.push(line);
  });
  const receiver = await openReceiver();
  const server = await startServer(settings, { ...testSite, renderMail }, log);
  const database = await openDatabase({ url, connections: 2 });
  const keys = await loadSigningKeys({ signingKey: null, directory: join(directory, "keys") });
  let running = true;
  async function rest(): Promise<void> {
    if (running) await server.stop({ atOnce: true });
    running = false;
  }
  const issuer = `${settings.siteUrl.origin}/auth/v1`;
  const sign = ({ id, session }: Member) => signAccessToken(keys, issuer, { sub: id, session_id: session });
  await subscribe(database, receiver.url);
  return {
    receiver: receiver.url,
    address: server.address,
    tokens: await createMembers(database, sign),
    query: database.query,
    shapes: await listShapes(database),
    database,
    directory,
    errors,
    rest,
    async stop() {
      await rest();
      await receiver.close();
      await database.close();
      await removeDirectory(directory);
    },
  };
}
