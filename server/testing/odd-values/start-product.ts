import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { type Database, openDatabase } from "../../backend/database/database.ts";
import { readSettings } from "../../settings/settings.ts";
import { createLog } from "../../shared/log.ts";
import { startServer } from "../../start-server.ts";
import { freePort } from "../free-port.ts";
import { removeDirectory } from "../remove-directory.ts";
import { testSite } from "../test-site.ts";
import { generous, type Product } from "./product.ts";
import { productOf } from "./site-product.ts";

export type StartedProduct = Product & {
  database: Database;
  directory: string;
  /** Stops the server, so that nothing changes the rows. */
  rest(): Promise<void>;
} & AsyncDisposable;

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
  const server = await startServer(
    settings,
    { ...testSite, renderMail },
    createLog(() => {}),
  );
  const database = await openDatabase({ url, connections: 2 });
  const product = await productOf({ address: server.address, database, directory });
  let running = true;
  async function rest(): Promise<void> {
    if (running) await server.stop({ atOnce: true });
    running = false;
  }
  return {
    ...product,
    database,
    directory,
    rest,
    async [Symbol.asyncDispose]() {
      await rest();
      await product[Symbol.asyncDispose]();
      await database.close();
      await removeDirectory(directory);
    },
  };
}
