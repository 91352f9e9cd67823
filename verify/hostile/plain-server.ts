import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "../../server/testing/free-port.ts";

/** Serves documents unchanged, without security headers except a given CSP, until the scope ends. */
export type PlainServer = Awaited<ReturnType<typeof startPlainServer>>;

export async function startPlainServer() {
  const documents: { html: string; policy: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const found = documents[Number(/^\/(\d+)$/.exec(request.url ?? "")?.[1] ?? Number.NaN)];
    if (found?.policy) response.setHeader("Content-Security-Policy", found.policy);
    response.writeHead(found ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(found?.html ?? "");
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const host = `127.0.0.1:${port}`;
  return {
    host,
    /** Serves this document with this content security policy. @returns its address */
    show: (html: string, policy?: string) => `http://${host}/${documents.push({ html, policy }) - 1}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
