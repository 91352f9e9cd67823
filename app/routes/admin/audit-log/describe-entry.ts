import type { AuditEntry } from "../../../data/audit-log/audit-log.ts";
import { type AuditKey, findAuditKey } from "../../../i18n/panel/audit-log.ts";

type Translate = (key: AuditKey, values?: Record<string, string>) => string;

/** What was done, as a sentence without who did it. A event that these texts don't know yet is called by its name. */
export function describeEvent(entry: AuditEntry, t: Translate): string {
  const key = findAuditKey(`audit.${entry.event}`);
  if (!key) return [entry.event, entry.noun, entry.label].filter(Boolean).join(" ");
  return t(key, {
    account: entry.account ?? t(entry.event === "sign-in-failed" ? "audit.noAccount" : "audit.goneAccount"),
    noun: textOf(`audit.noun.${entry.noun}`, entry.noun, t),
    label:
      entry.event === "sign-in" ? textOf(`audit.method.${entry.label}`, entry.label, t) : (entry.label ?? ""),
  }).trim();
}

function textOf(wanted: string, otherwise: string | null, t: Translate): string {
  const key = findAuditKey(wanted);
  return key ? t(key) : (otherwise ?? "");
}

/** Who did it. */
export function describeActor({ doneBy, actor }: AuditEntry, t: Translate): string {
  if (actor !== null) return t("audit.by", { actor });
  if (doneBy === "person") return t("audit.byGone");
  return t(doneBy === "server" ? "audit.byServer" : "audit.byUnknown");
}
