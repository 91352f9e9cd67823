import type { AuditEntry } from "../../../data/audit-log/audit-log.ts";
import { formatTime } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/language-texts.ts";
import { type AuditKey, findAuditKey } from "../../../i18n/panel/audit-log.en.ts";

import { textName } from "../../texts/text-names.ts";

type Translate = (key: AuditKey, values?: Record<string, string>) => string;

/** What was done, as a sentence without who did it. A event that these texts don't know yet is called by its name. */
export function describeEvent(entry: AuditEntry, language: Language, t: Translate): string {
  const key = findAuditKey(`audit.${entry.event}`);
  if (!key) return [entry.event, entry.noun, entry.label].filter(Boolean).join(" ");
  return t(key, {
    account: entry.account ?? t(entry.event === "sign-in-failed" ? "audit.noAccount" : "audit.goneAccount"),
    noun: textOf(`audit.noun.${entry.noun}`, entry.noun, t),
    label: describeLabel(entry, language, t),
  }).trim();
}

function describeLabel({ event, noun, label }: AuditEntry, language: Language, t: Translate): string {
  if (label === null) return "";
  if (noun === "text") return describeText(label, language, t);
  switch (event) {
    case "sign-in":
      return textOf(`audit.method.${label}`, label, t);
    case "role-given":
    case "role-taken":
    case "role-changed":
    case "invited":
    case "invite-withdrawn":
    case "domain-allowed":
    case "domain-removed":
      return label
        .split(" → ")
        .map((role) => textOf(`audit.role.${role}`, role, t))
        .join(" → ");
    case "account-removed":
      return `(${textOf(`audit.role.${label}`, label, t)})`;
    case "scheduled":
    case "unscheduled":
      return describeSchedule(label, language, t);
    case "restored":
      return describeRestored(label, t);
    case "token-made":
      return describeToken(label, t);
    default:
      return label;
  }
}

/** Of `agents nl publish 2026-03-29 08:00Z`. */
function describeSchedule(label: string, language: Language, t: Translate): string {
  const [, slug, published, action, day, time] =
    /^(\S+)(?: (nl|en))? (publish|unpublish) (\d{4}-\d\d-\d\d) (\d\d:\d\dZ)$/.exec(label) ?? [];
  if (slug === undefined) return label;
  return t(action === "publish" ? "audit.toPublish" : "audit.toWithdraw", {
    subject: inLanguage(slug, published, t),
    time: formatTime(`${day}T${time}`, language),
  });
}

/** Of `agents 12 nl`. */
function describeRestored(label: string, t: Translate): string {
  const [, slug, number, language] = /^(\S+) (\d+)(?: (nl|en))?$/.exec(label) ?? [];
  if (slug === undefined || number === undefined) return label;
  return inLanguage(t("audit.version", { slug, number }), language, t);
}

/** Of `Claude (draft, read)`. */
function describeToken(label: string, t: Translate): string {
  const [, name, scopes] = /^(.*) \(([a-z, ]+)\)$/.exec(label) ?? [];
  if (scopes === undefined) return label;
  return `${name} (${scopes
    .split(", ")
    .map((scope) => textOf(`audit.scope.${scope}`, scope, t))
    .join(", ")})`;
}

/** Of `home.hero.title nl`. */
function describeText(label: string, language: Language, t: Translate): string {
  const [key = "", of] = label.split(" ");
  return inLanguage(textName(language, key), of === "all" ? undefined : of, t);
}

function inLanguage(subject: string, language: string | undefined, t: Translate): string {
  if (language === undefined) return subject;
  return t("word.inLanguage", { what: subject, language: t(language === "nl" ? "word.nl" : "word.en") });
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
