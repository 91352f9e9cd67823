import { once } from "node:events";
import type { Server } from "node:http";

export class ListenError extends Error {
  override name = "ListenError";
}

/** Of the settings that errors name. */
type Names = { port: string; host: string };

/** Throws ListenError when the port or host is unavailable. */
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

/** Stops listening, waits for requests in flight and closes connections after `timeout` milliseconds. */
export async function drain(server: Server, timeout = 8000): Promise<void> {
  const closed = once(server, "close");
  // Closes persistent connections after their next response.
  server.keepAliveTimeout = 1;
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearTimeout(timer);
}
