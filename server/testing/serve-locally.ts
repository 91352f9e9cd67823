import { once } from "node:events";
import { type ServerType, serve } from "@hono/node-server";

/**
 * Serves on the loopback address until it is closed, and ends no idle connection: a client of the same process that was
 * busy for seconds sends its next request on a connection that is being closed otherwise.
 */
export async function serveLocally(
  port: number,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<ServerType> {
  const server = serve({
    fetch: answer,
    port,
    hostname: "127.0.0.1",
    serverOptions: { keepAliveTimeout: 0 },
  });
  await once(server, "listening");
  return server;
}
