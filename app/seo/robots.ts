import { href } from "react-router";

/** What programs that read the site are asked to leave alone: the panel, accounts, and the API. */
const closed = [
  "/admin",
  "/beheer",
  "/oauth/",
  "/settings",
  "/rest/",
  "/auth/",
  "/functions/",
  "/storage/",
  "/files/",
  "/preview/",
  "/en/preview/",
  "/weekly-mail/",
  "/en/weekly-mail/",
];

/** The site's robots.txt (RFC 9309). */
export function robotsText(origin: string): string {
  const rules = ["User-agent: *", "Allow: /", ...closed.map((path) => `Disallow: ${path}`)];
  return `${rules.join("\n")}\n\nSitemap: ${origin}${href("/sitemap.xml")}\n`;
}
