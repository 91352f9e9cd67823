import type { BreadcrumbList, Graph, ImageObject, Organization, Thing, WebPage, WebSite } from "schema-dts";
import { address } from "../../i18n/addresses.ts";
import { languages, lookUp } from "../../i18n/language-texts.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { site } from "../../site.ts";
import { organizationId, type PageFacts, pageId } from "./page-facts.ts";

/** A page above another one: its name, and its Dutch address. */
type Crumb = { name: string; path: string };

export type PageThings = {
  title: string;
  /** What it is called among the pages of the site; its title when left out. */
  name?: string | undefined;
  description?: string | undefined;
  /** What kind of page it is; a plain one when left out. */
  kind?: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | undefined;
  /** The pages between the home page and this one, the highest first. */
  above?: readonly Crumb[] | undefined;
  /** What else it tells of. */
  things?: readonly Thing[] | undefined;
};

const siteId = (origin: string) => `${origin}/#website`;

/** What the page says in the words of https://schema.org: the firm, its site, the page, its place, and its things. */
export function structuredData(page: PageFacts, content: PageThings): Graph {
  const crumbs = breadcrumbs(page, content);
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(page),
      website(page),
      webPage(page, content, crumbs),
      ...(crumbs ? [crumbs] : []),
      ...(content.things ?? []),
    ],
  };
}

function organization({ origin }: PageFacts): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: { "@type": "ImageObject", url: `${origin}/favicon.svg`, contentUrl: `${origin}/favicon.svg` },
    email: site.email,
    telephone: site.phone.dialled,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.street,
      postalCode: site.postcode,
      addressLocality: site.city,
      addressCountry: "NL",
    },
  };
}

function website({ origin }: PageFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": siteId(origin),
    name: site.name,
    url: `${origin}/`,
    inLanguage: languages,
    publisher: { "@id": organizationId(origin) },
  };
}

function webPage(page: PageFacts, content: PageThings, crumbs: BreadcrumbList | null): WebPage {
  return {
    "@type": content.kind ?? "WebPage",
    "@id": pageId(page.url),
    url: page.url,
    name: content.title,
    ...(content.description && { description: content.description }),
    inLanguage: page.language,
    isPartOf: { "@id": siteId(page.origin) },
    primaryImageOfPage: pagePicture(page),
    ...(crumbs && { breadcrumb: { "@id": crumbsId(page) } }),
  };
}

function pagePicture({ pictureUrl }: PageFacts): ImageObject {
  return { "@type": "ImageObject", url: pictureUrl, contentUrl: pictureUrl };
}

const crumbsId = ({ url }: PageFacts) => `${url}#breadcrumbs`;

/** The way to the page from the home page, which has none itself. */
function breadcrumbs(
  page: PageFacts,
  { title, name: ownName = title, above = [] }: PageThings,
): BreadcrumbList | null {
  const home = page.origin + address(page.language, "/");
  if (page.url === home) return null;
  const way = [
    { name: lookUp(commonTexts, page.language, "navigation.home"), url: home },
    ...above.map(({ name, path }) => ({ name, url: page.origin + address(page.language, path) })),
    { name: ownName, url: page.url },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": crumbsId(page),
    itemListElement: way.map(({ name, url }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: url,
    })),
  };
}
