import { type Resolver as DnsResolver, Resolver } from "node:dns/promises";
import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";
import { everyMinute } from "../../shared/every-minute.ts";
import type { Log } from "../../shared/log.ts";
import type { OwnRole } from "../database/call-function.ts";

type MailboxChecksOptions = { ownRole: OwnRole; log: Pick<Log, "info" | "error"> };

const claimed = z.array(z.object({ id: rowId, domain: z.string() }));

/** Asks, once a minute, whether the mailboxes of new leads can exist. */
export function startMailboxChecks({ ownRole, log }: MailboxChecksOptions): { close(): Promise<void> } {
  // In milliseconds.
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  return everyMinute(
    async () => {
      const count = await checkMailboxes(ownRole, resolver);
      if (count > 0) log.info("leads suspected: their mailboxes can't exist", { count });
    },
    (error) => log.error("mailboxes of leads can't be checked", error),
  );
}

/** Suspects new leads whose mailboxes can't exist; gives how many. Throws DatabaseError. */
export async function checkMailboxes({ call }: OwnRole, resolver: DnsResolver): Promise<number> {
  const [answer] = await call("claim_mailboxes");
  const leads = claimed.parse(answer);
  const domains = [...new Set(leads.map(({ domain }) => domain))];
  const takeMail = await Promise.all(domains.map((domain) => takesMail(domain, resolver)));
  const dead = domains.filter((_, index) => takeMail[index] === false);
  const ids = leads.filter(({ domain }) => dead.includes(domain)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const [suspected] = await call("suspect_mailboxes", { _ids: ids });
  return z.number().parse(suspected);
}

/**
 * Whether a domain has a mail server, or else an address (RFC 5321, 5.1); false too when it says that it takes no mail
 * (RFC 7505). Null when nobody could tell.
 */
export async function takesMail(domain: string, resolver: DnsResolver): Promise<boolean | null> {
  const servers = await ask(resolver.resolveMx(domain));
  if (servers === "unknown") return null;
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== "" && exchange !== ".");
  const addresses = [await ask(resolver.resolve4(domain)), await ask(resolver.resolve6(domain))];
  if (addresses.some((found) => found !== "unknown" && found.length > 0)) return true;
  return addresses.includes("unknown") ? null : false;
}

async function ask<Found>(question: Promise<Found[]>): Promise<Found[] | "unknown"> {
  try {
    return await question;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : "unknown";
  }
}
