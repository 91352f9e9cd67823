import pg from "pg";
import { connectionLost, DatabaseError } from "../../shared/database-error.ts";
import { readEncryption, sslParameters } from "./encryption.ts";

/** In milliseconds: what a page waits for a connection. */
const connectTimeout = 5_000;

/** int8 as number, date as midnight UTC. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => new Date(text));

/** The driver's configuration for a URL. Throws StartError for its files, DatabaseError when probing fails. */
export async function connectionConfig(url: string, timeout = connectTimeout): Promise<pg.ClientConfig> {
  const { searchParams } = new URL(url);
  const { ssl, isOptional } = await readEncryption(searchParams);
  const config: pg.ClientConfig = {
    connectionString: withoutParameters(url),
    ssl,
    application_name: "vlotwerk",
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    types,
    options: searchParams.get("options") ?? "",
  };
  const reachable = isOptional && !(await offersEncryption(config)) ? { ...config, ssl: false } : config;
  return (await takesOptions(reachable)) ? reachable : { ...reachable, options: undefined };
}

/**
 * What a session starts with and `reset` returns to, after the address's own options. Nothing where a pooler stands before
 * the server and knows no options.
 */
export function withStartupSettings(
  config: pg.ClientConfig,
  settings: Readonly<Record<string, string>>,
): pg.ClientConfig {
  if (config.options === undefined) return config;
  const own = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return { ...config, options: [config.options, ...own].join(" ").trim() };
}

/** pg would let `options` replace ours. */
function withoutParameters(url: string): string {
  const plain = new URL(url);
  for (const name of [...sslParameters, "options"]) plain.searchParams.delete(name);
  return plain.href;
}

async function offersEncryption(config: pg.ClientConfig): Promise<boolean> {
  return connects(config, isWithoutEncryption);
}

/** PgBouncer rejects what it can't pass on. */
function takesOptions(config: pg.ClientConfig): Promise<boolean> {
  const known = withStartupSettings(config, { statement_timeout: "60s" });
  return connects(
    known,
    (error) => error instanceof Error && /unsupported startup parameter/.test(error.message),
  );
}

/** False when it fails as expected. Throws DatabaseError otherwise. */
async function connects(config: pg.ClientConfig, isExpected: (error: unknown) => boolean): Promise<boolean> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isExpected(error)) return false;
    throw toDatabaseError(error);
  } finally {
    await client.end();
  }
}

function isWithoutEncryption(error: unknown): boolean {
  return error instanceof Error && error.message === "The server does not support SSL connections";
}

/** Drops the statement and its parameters from the driver's error. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof pg.DatabaseError) {
    const { code = "XX000", message, detail, hint, constraint, table, column } = error;
    return new DatabaseError({ code, message, detail, hint, constraint, table, column });
  }
  if (isWithoutEncryption(error)) return connectionLost("the server offers no encryption");
  return connectionLost(error instanceof Error && "code" in error ? String(error.code) : "connection failed");
}
