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
import { pageRenderer } from "./data/site-texts/page-renderer.ts";
import { readSiteTexts, siteTexts } from "./data/site-texts/site-texts.ts";
import { statisticsRetentionMonths } from "./data/statistics/statistics-retention.ts";
import { trashRetentionDays } from "./data/trash/trash-retention.ts";
import { type WeeklyMailLinks, weeklyMailLinks } from "./data/weekly-mail/weekly-mail-items.ts";
import type { Language } from "./i18n/language-texts.ts";
import type { ChangedTexts } from "./i18n/site-texts.ts";
import { RenderedPage } from "./rendered-page.server.ts";
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
  trashKeptDays: number;
  /** Counts a search that found nothing, unless its sender may not be counted. */
  countEmptySearch(request: Request, query: string, language: Language): void;
  drawCard: DrawCard;
  /** Null where the backend is a project. */
  weeklyMails: WeeklyMailLinks | null;
  /** Increases when public content has changed; null when it is unknown. */
  contentVersion(): number | null;
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The response to a page request: a `RenderedPage`, or the router's data for one. */
export function answerPage(request: Request, services: PageServices): Promise<Response> {
  const db = connectPublicDatabase(services);
  return handle(
    request,
    contextOf(request, services, (language) =>
      readSiteTexts(services, services.contentVersion(), db, language),
    ),
  );
}

/** What loaders and actions find in the context of a request; `textsIn` reads the changed texts. */
function contextOf(
  request: Request,
  services: PageServices,
  textsIn: (language: Language) => Promise<ChangedTexts>,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const db = connectPublicDatabase(services);
  context.set(publicDatabase, db);
  context.set(siteTexts, textsIn);
  context.set(newestArticles, (language) =>
    readNewestArticles(services, services.contentVersion(), db, language),
  );
  context.set(personDatabase, (token) => connectPersonDatabase(services, token));
  context.set(pageRenderer, (path, others) => renderPublicPage(path, services, others));
  context.set(siteUrl, services.siteUrl);
  context.set(leadRetentionMonths, services.leadsKeptMonths);
  context.set(statisticsRetentionMonths, services.statisticsKeptMonths);
  context.set(trashRetentionDays, services.trashKeptDays);
  context.set(emptySearchCounter, (query, language) => services.countEmptySearch(request, query, language));
  context.set(cardDrawer, services.drawCard);
  context.set(weeklyMailLinks, services.weeklyMails);
  const { backendUrl, publishableKey: key } = services;
  context.set(backendAddress, { url: backendUrl === services.siteUrl ? null : backendUrl, key });
  return context;
}

/** The HTML of a public page with other texts; null where a path has none, also where it leads on. */
async function renderPublicPage(
  path: string,
  services: PageServices,
  textsIn: (language: Language) => Promise<ChangedTexts>,
): Promise<string | null> {
  const request = new Request(services.siteUrl + path);
  const page = await handle(request, contextOf(request, services, textsIn));
  return page instanceof RenderedPage ? page.html.toString() : null;
}
