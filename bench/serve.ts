import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { loadSigningKeys } from "../server/backend/auth/tokens/keys.ts";
import { createBackend } from "../server/backend/backend.ts";
import type { Database } from "../server/backend/database/database.ts";
import { mailsOf } from "../server/backend/mail/mails-module.ts";
import { createDirectoryStore } from "../server/backend/media/directory-store.ts";
import { createPictureMaker } from "../server/backend/media/picture-maker.ts";
import { freePort } from "../server/testing/free-port.ts";

export const publishableKey = "sb_publishable_bench";

/** Serves the backend over HTTP on a free local port, without mail, until the scope ends; then the database is closed too. */
export async function serveBackend(database: Database): Promise<{ address: string } & AsyncDisposable> {
  const keys = await loadSigningKeys({ signingKey: null, directory: null });
  const siteUrl = new URL("http://localhost:3000");
  const renderMail = mailsOf(await import(new URL("../build/mails/index.js", import.meta.url).href));
  const store = createDirectoryStore(join(tmpdir(), "vlotwerk-bench-files"));
  const pictures = createPictureMaker();
  const mail = { renderMail, sender: { send: async () => {} }, firm: "firm@vlotwerk.example" };
  const backend = await createBackend({ database, publishableKey, keys, siteUrl, mail, store, pictures });
  const serveWithBody = (request: Request) => backend.serve(request, async () => request);
  const port = await freePort();
  const server = serve({ fetch: serveWithBody, port, hostname: "127.0.0.1" });
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await backend.close();
    },
  };
}
