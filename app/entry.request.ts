import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { backendAddress } from "./account/backend-address.tsx";
import { newestArticles, readNewestArticles } from "./data/articles/newest-articles.ts";
import {
  connectPersonDatabase,
  connectPublicDatabase,
  personDatabase,
  publicDatabase,
} from "./data/database.ts";
import { leadRetentionMonths } from "./data/leads/lead-retention.ts";
import { emptySearchCounter } from "./data/search/empty-searches.ts";
import { readSiteTexts, siteTexts } from "./data/site-texts/site-texts.ts";
import { statisticsRetentionMonths } from "./data/statistics/statistics-retention.ts";
import type { Language } from "./i18n/language-texts.ts";
import { siteUrl } from "./ui/page-meta/site-url.ts";
import { cardDrawer, type DrawCard } from "./ui/pictures/card-picture.ts";

/** The services that the server provides to the pages. */
export type PageServices = {
  /** The base URL of /rest/v1 and /functions/v1. */
  backendUrl: string;
  publishableKey: string;
  /** Reaches the backend: in this process, or over the network in hosted mode. */
  fetch: typeof fetch;
  /** The public origin of the site. */
  siteUrl: string;
  /** The retention of messages and requests in months; 0 is unlimited. */
  leadsKeptMonths: number;
  /** The retention of statistics in months; 0 is unlimited. */
  statisticsKeptMonths: number;
  /** Counts a search that found nothing, unless its sender may not be counted. */
  countEmptySearch(request: Request, query: string, language: Language): void;
  drawCard: DrawCard;
  /** Increases when public content has changed; null when it is unknown. */
  contentVersion(): number | null;
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The response to a page request: a `RenderedPage`, or the router's data for one. */
export function answerPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  const db = connectPublicDatabase(services);
  context.set(publicDatabase, db);
  context.set(siteTexts, (language) => readSiteTexts(services, services.contentVersion(), db, language));
  context.set(newestArticles, (language) =>
    readNewestArticles(services, services.contentVersion(), db, language),
  );
  context.set(personDatabase, (token) => connectPersonDatabase(services, token));
  context.set(siteUrl, services.siteUrl);
  context.set(leadRetentionMonths, services.leadsKeptMonths);
  context.set(statisticsRetentionMonths, services.statisticsKeptMonths);
  context.set(emptySearchCounter, (query, language) => services.countEmptySearch(request, query, language));
  context.set(cardDrawer, services.drawCard);
  const { backendUrl, publishableKey: key } = services;
  context.set(backendAddress, { url: backendUrl === services.siteUrl ? null : backendUrl, key });
  return handle(request, context);
}
