import { sslModeOf, sslModes } from "../backend/database/encryption.ts";

/** As libpq takes it, with `localhost` where there is no host, which `?host=` replaces: URL needs one. */
export function normaliseDatabaseUrl(text: string): string {
  return text.replace(/^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?=[/?])/, "$1localhost");
}

/** What is wrong with an address of PostgreSQL, as the rest of a sentence; null when it can be used. */
export function describeDatabaseUrl(text: string): string | null {
  const [, authority = ""] = /^postgres(?:ql)?:\/\/([^/?]*)/.exec(text) ?? [];
  if (authority.includes("#")) return "has a # in its password: write %23";
  if (/%(?![0-9a-f]{2})/i.test(authority)) return "has a % in its password: write %25";
  if (authority.slice(authority.lastIndexOf("@") + 1).includes(",")) {
    return "names several hosts: give the one that takes writes, or a name that leads to it";
  }
  const url = URL.parse(text);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    return "must be a PostgreSQL address with a database name, such as postgres://user:password@host/name";
  }
  return sslModeOf(url.searchParams) === null
    ? `has an unknown sslmode, which is one of ${sslModes.join(", ")}`
    : null;
}
