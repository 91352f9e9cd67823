import { once } from "node:events";
import { isIP, Socket } from "node:net";
import { connect as secure, type TLSSocket } from "node:tls";
import postgres from "postgres";
import { connectionLost } from "./database-error.ts";
import { toDatabaseError } from "./postgres-connection.ts";

const patience = 5_000;

/**
 * Connects to PostgreSQL and gives the socket of a session that is ready for queries. The driver reads the address
 * and signs in, and then lets go: it ends every statement with a Sync of its own, while a caller's statement and
 * what makes it the caller's belong before the same one. `settings` hold for the session from its first moment on.
 * Throws DatabaseError.
 */
export async function openPostgresSocket(url: string, settings: Record<string, string>): Promise<Socket> {
  let socket: Socket | null = null;
  const options = {
    max: 1,
    max_lifetime: null,
    connect_timeout: patience / 1_000,
    connection: { application_name: "vlotwerk", ...settings },
    fetch_types: false,
    onnotice: () => {},
    // Encryption is ours to begin, or the driver would keep the encrypted socket to itself.
    ssl: false,
    async socket(address: Address) {
      if (socket) throw connectionLost("connection closed");
      socket = await openSocket(address, encryptionOf(url));
      return socket;
    },
  };
  const sql = postgres(url, options);
  try {
    await sql.unsafe("select 1").simple();
    const ready = requireSocket(socket);
    for (const event of ["data", "drain", "close", "error"]) ready.removeAllListeners(event);
    return ready;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw toDatabaseError(error);
  }
}

function requireSocket(socket: Socket | null): Socket {
  if (socket) return socket;
  throw connectionLost("connection failed");
}

type Address = { host: string[]; port: number[]; path: string | false };

async function openSocket({ host, port, path }: Address, encryption: string): Promise<Socket> {
  const target = { host: host[0] ?? "localhost", port: port[0] ?? 5432 };
  // The driver reads host and port from the socket for its messages.
  const socket = Object.assign(new Socket(), target);
  if (path) return socket.connect(path);
  socket.connect(target);
  socket.setKeepAlive(true, 60_000);
  if (encryption === "disable") return socket;
  return encrypt(socket, target.host, encryption);
}

/** The mode by libpq's names: `disable` unless the address or PGSSL says something else. */
function encryptionOf(url: string): string {
  const { searchParams } = new URL(url);
  const said = searchParams.get("sslmode") ?? searchParams.get("ssl") ?? process.env.PGSSL ?? "disable";
  return said === "false" || said === "" ? "disable" : said;
}

/** Asks for encryption as postgresql.org/docs, "SSL Session Encryption", has it. Throws DatabaseError. */
async function encrypt(socket: Socket, host: string, mode: string): Promise<Socket> {
  const signal = AbortSignal.timeout(patience);
  try {
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    const [answer]: unknown[] = await once(socket, "data", { signal });
    const isWilling = Buffer.isBuffer(answer) && answer.length === 1 && answer[0] === 83;
    if (!isWilling && mode === "prefer") return socket;
    if (!isWilling) throw connectionLost("the server offers no encryption");
    const rejectUnauthorized = !["require", "allow", "prefer"].includes(mode);
    const servername = isIP(host) === 0 ? { servername: host } : {};
    const encrypted: TLSSocket = secure({ socket, host, rejectUnauthorized, ...servername });
    await once(encrypted, "secureConnect", { signal });
    return encrypted;
  } catch (error) {
    socket.destroy();
    throw toDatabaseError(error);
  }
}
