import { once } from "node:events";
import type { Server } from "node:http";

/** The server can't listen where the settings say; the message says why in one sentence. */
export class ListenError extends Error {
  override name = "ListenError";
}

/** What the settings are called that say where to listen. */
type Names = { port: string; host: string };

/** Starts listening. @throws ListenError when the port or the host can't be had; it names the settings */
export async function listen(
  server: Server,
  port: number,
  host: string,
  names: Names = { port: "PORT", host: "HOST" },
): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw explain(error, port, host, names);
  }
}

function explain(error: unknown, port: number, host: string, names: Names): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const sentences: Record<string, string> = {
    EADDRINUSE: `${names.port} ${port} is already in use: stop what runs there, or set another ${names.port}.`,
    EACCES: `${names.port} ${port} may not be used by this user: set ${names.port} to 1024 or higher.`,
    EADDRNOTAVAIL: `${names.host} ${host} is not an address of this machine.`,
    ENOTFOUND: `${names.host} ${host} is not known to this machine.`,
  };
  return new ListenError(sentences[String(error.code)] ?? `Can't listen on ${host}:${port} (${error.code}).`);
}

/**
 * Takes no more connections, lets the requests in flight be answered, and cuts what is left after `timeout`
 * milliseconds.
 */
export async function drain(server: Server, timeout = 8000): Promise<void> {
  const closed = once(server, "close");
  // A kept-alive connection learns with its next answer that it was the last one.
  server.keepAliveTimeout = 1;
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearTimeout(timer);
}
