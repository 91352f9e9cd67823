import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { backendAddress } from "./account/backend-address.tsx";
import {
  connectPersonDatabase,
  connectPublicDatabase,
  personDatabase,
  publicDatabase,
} from "./data/database.ts";
import { leadsKept } from "./data/leads/lead-retention.ts";
import { cardDrawer, type DrawCard } from "./ui/card-picture.ts";
import { siteUrl } from "./ui/site-url.ts";

/** What the server lends to the pages. */
export type PageServices = {
  /** The address of the backend: its /rest/v1 and /functions/v1 stand below it. */
  backendUrl: string;
  publishableKey: string;
  /** Reaches the backend: in this process, or over the network in hosted mode. */
  fetch: typeof fetch;
  /** Where the site stands for the world, without a slash at the end. */
  siteUrl: string;
  /** How many months messages and requests are kept; 0 is for ever. */
  leadsKeptMonths: number;
  drawCard: DrawCard;
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * The answer to a request for a page: a whole document (a `WholePage`), or the router's data for one.
 */
export function answerPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(publicDatabase, connectPublicDatabase(services));
  context.set(personDatabase, (token) => connectPersonDatabase(services, token));
  context.set(siteUrl, services.siteUrl);
  context.set(leadsKept, services.leadsKeptMonths);
  context.set(cardDrawer, services.drawCard);
  const { backendUrl, publishableKey: key } = services;
  context.set(backendAddress, { url: backendUrl === services.siteUrl ? null : backendUrl, key });
  return handle(request, context);
}
