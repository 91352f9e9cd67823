import type { WebhookEvent } from "./webhook-event.ts";

export type IndexNow = {
  key: string;
  /** Where changed addresses are posted. */
  endpoint: URL;
};

export const indexNowEndpoint = new URL("https://api.indexnow.org/indexnow");

/** The path of the file that shows search engines whose key it is. */
export function indexNowPath(key: string): string {
  return `/${key}.txt`;
}

/** The body that tells search engines which addresses changed (https://www.indexnow.org/documentation). */
export function indexNowBody(event: WebhookEvent, key: string, siteUrl: URL): string {
  const keyLocation = new URL(indexNowPath(key), siteUrl).href;
  return JSON.stringify({ host: siteUrl.host, key, keyLocation, urlList: changedUrls(event) });
}

function changedUrls(event: WebhookEvent): string[] {
  switch (event.type) {
    case "article.published":
    case "article.unpublished":
      return [event.data.url];
    case "article.updated":
      return [event.data.url, event.data.formerUrl].filter((url) => url !== null);
    default:
      return [];
  }
}
