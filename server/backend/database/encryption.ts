import { readFile } from "node:fs/promises";
import type { ConnectionOptions } from "node:tls";
import { StartError } from "../../shared/start-error.ts";

/** libpq's, and pg's `no-verify`, which is `require` without regard to a certificate file. */
export const sslModes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full", "no-verify"];

/** Parameters of an address that libpq and pg read differently. */
export const sslParameters = ["sslmode", "ssl", "sslrootcert", "sslcert", "sslkey"];

type Encryption = {
  ssl: false | ConnectionOptions;
  /** Without it where the server offers none. */
  isOptional: boolean;
};

/** TLS towards PostgreSQL as libpq means the parameters of an address; `disable` by default. Throws StartError. */
export async function readEncryption(parameters: URLSearchParams): Promise<Encryption> {
  const mode = sslModeOf(parameters);
  if (mode === null) throw new StartError(`PGSSL is none of ${sslModes.join(", ")}.`);
  if (mode === "disable") return { ssl: false, isOptional: false };
  const root = parameters.get("sslrootcert");
  const ca = root === null || root === "system" ? undefined : await read(root, "sslrootcert");
  const isChecked = mode.startsWith("verify") || (mode === "require" && ca !== undefined);
  const ssl: ConnectionOptions = {
    rejectUnauthorized: isChecked,
    ca,
    cert: await readIfNamed(parameters, "sslcert"),
    key: await readIfNamed(parameters, "sslkey"),
  };
  // The chain alone, as the host may be named otherwise.
  if (isChecked && mode !== "verify-full") ssl.checkServerIdentity = () => undefined;
  return { ssl, isOptional: mode === "prefer" || mode === "allow" };
}

/** Null when there is no such mode. */
export function sslModeOf(parameters: URLSearchParams): string | null {
  const given = parameters.get("sslmode") ?? parameters.get("ssl") ?? process.env.PGSSL ?? "";
  if (["", "false", "0"].includes(given)) return "disable";
  if (["true", "1"].includes(given)) return "verify-full";
  return sslModes.includes(given) ? given : null;
}

async function readIfNamed(parameters: URLSearchParams, name: string): Promise<string | undefined> {
  const path = parameters.get(name);
  return path === null ? undefined : read(path, name);
}

async function read(path: string, name: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new StartError(`DATABASE_URL names a file as its ${name} that can't be read.`, { cause });
  }
}
