import type { Lead } from "../../../data/leads/admin-leads.ts";
import { visitParts } from "../../../data/leads/lead-visit.ts";
import type { XlsxColumn } from "../../../data/spreadsheets/xlsx.ts";
import { isoTime } from "../../../i18n/iso-time.ts";
import { asLanguage, type TextValues } from "../../../i18n/language-texts.ts";
import type { LeadKey } from "../../../i18n/panel/lead.en.ts";
import type { LeadsKey } from "../../../i18n/panel/leads.en.ts";

type Translate<Key> = (key: Key, values?: TextValues) => string;

/** The columns of the Excel file, in the words of the panel. */
export function leadColumns(t: Translate<LeadsKey>, ofLead: Translate<LeadKey>): readonly XlsxColumn<Lead>[] {
  return [
    { label: t("leads.received"), value: ({ createdAt }) => amsterdamTime(createdAt) },
    { label: t("leads.kind"), value: ({ kind }) => t(`leads.${kind}`) },
    { label: t("leads.status"), value: ({ status }) => t(`leads.${status}`) },
    { label: ofLead("lead.name"), value: ({ name }) => name },
    { label: ofLead("lead.email"), value: ({ email }) => email },
    { label: ofLead("lead.phone"), value: ({ phone }) => phone },
    { label: ofLead("lead.company"), value: ({ company }) => company },
    { label: ofLead("lead.message"), value: ({ message }) => message },
    { label: ofLead("lead.language"), value: ({ language }) => ofLead(`lead.${asLanguage(language)}`) },
    { label: ofLead("lead.page"), value: ({ pageTitle, pageSlug }) => pageTitle ?? pageSlug },
    ...visitParts.map((part) => ({
      label: ofLead(`lead.${part}`),
      value: ({ visit }: Lead) => visit[part] ?? null,
    })),
    { label: ofLead("lead.notes"), value: ({ notes }) => notes },
  ];
}

/** The Swedish locale formats times almost as ISO 8601. */
const times = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A time whose parts in UTC are those in Amsterdam, as spreadsheets know no time zones; null as `isoTime` is. */
function amsterdamTime(time: string): Date | null {
  const iso = isoTime(time);
  return iso === null ? null : new Date(`${times.format(new Date(iso)).replace(" ", "T")}Z`);
}
