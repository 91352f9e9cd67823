import { address } from "../../../app/i18n/addresses.ts";
import type { Language } from "../../../app/i18n/language-texts.ts";
import type { Delivery } from "./delivery-store.ts";

/** The body of a call, as docs/events.md describes it. A change that breaks a receiver raises `version`. */
export type WebhookEvent = {
  /** The same each time that this event is told. */
  id: string;
  version: 1;
  /** When it happened; ISO, UTC. */
  timestamp: string;
} & (
  | { type: "lead.created" | "download.requested"; data: LeadData }
  | { type: "article.published" | "article.unpublished"; data: ArticleData }
  | { type: "article.updated"; data: ArticleData & { formerUrl: string | null } }
  | { type: "download_page.published"; data: { id: string; slug: string; urls: Record<Language, string> } }
  | { type: "team.changed"; data: TeamData }
  | { type: "webhook.test"; data: Record<string, never> }
);

type ArticleData = { id: string; language: Language; slug: string; title: string; url: string };

type LeadData = {
  id: string;
  language: Language;
  /** The download page; null for messages. */
  page: { slug: string; title: string } | null;
  /** The campaign's source, else the referring host, else null. */
  origin: string | null;
  /** Its address in the panel. */
  url: string;
  /** Null unless the webhook gets personal data. */
  person: {
    name: string;
    email: string;
    phone: string | null;
    company: string | null;
    message: string | null;
  } | null;
};

type TeamData = {
  /** The members that are shown, in order. */
  members: { id: string; name: string; roleNl: string; roleEn: string }[];
  urls: Record<Language, string>;
};

/** The event of a delivery; null when the lead that it is about is gone. */
export function webhookEvent({ event, lead }: Delivery, siteUrl: URL): WebhookEvent | null {
  const common = { id: event.id, version: 1, timestamp: event.createdAt.toISOString() } as const;
  const urlOf = (path: string) => new URL(path, siteUrl).href;
  const urlsOf = (path: string) => ({ nl: urlOf(path), en: urlOf(address("en", path)) });
  switch (event.type) {
    case "lead.created":
    case "download.requested":
      return lead && { ...common, type: event.type, data: leadData(lead, urlOf) };
    case "article.published":
    case "article.unpublished":
      return { ...common, type: event.type, data: articleData(event.data, urlOf) };
    case "article.updated": {
      const { language, formerSlug } = event.data;
      const formerUrl = formerSlug && urlOf(address(language, `/insights/${formerSlug}`));
      return { ...common, type: event.type, data: { ...articleData(event.data, urlOf), formerUrl } };
    }
    case "download_page.published":
      return {
        ...common,
        type: event.type,
        data: { ...event.data, urls: urlsOf(`/download/${event.data.slug}`) },
      };
    case "team.changed":
      return { ...common, type: event.type, data: { ...event.data, urls: urlsOf("/about-us") } };
    case "webhook.test":
      return { ...common, type: event.type, data: {} };
  }
}

function articleData(
  { id, language, slug, title }: Omit<ArticleData, "url">,
  urlOf: (path: string) => string,
): ArticleData {
  return { id, language, slug, title, url: urlOf(address(language, `/insights/${slug}`)) };
}

function leadData(lead: NonNullable<Delivery["lead"]>, urlOf: (path: string) => string): LeadData {
  const { id, language, origin, pageSlug, pageTitle, person } = lead;
  return {
    id,
    language,
    page: pageSlug === null ? null : { slug: pageSlug, title: pageTitle ?? pageSlug },
    origin: origin === "" ? null : origin,
    url: urlOf(`/admin/leads/${id}`),
    person: person && {
      name: person.name,
      email: person.email,
      phone: person.phone,
      company: person.company,
      message: person.text,
    },
  };
}
