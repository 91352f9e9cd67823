import type { BreadcrumbList, Graph, ImageObject, Organization, Thing, WebPage, WebSite } from "schema-dts";
import { address } from "../../i18n/addresses.ts";
import { languages, lookUp } from "../../i18n/language-texts.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { site } from "../../site.ts";
import { organizationId, type PageFacts, pageId } from "./page-facts.ts";

/** A parent page: its name and its Dutch path. */
type Crumb = { name: string; path: string };

export type PageThings = {
  title: string;
  /** The name in the breadcrumbs; defaults to the title. */
  name?: string | undefined;
  description?: string | undefined;
  /** The schema.org type; defaults to a plain page. */
  kind?: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | undefined;
  /** The pages between the home page and this one, in order. */
  above?: readonly Crumb[] | undefined;
  /** Additional nodes. */
  things?: readonly Thing[] | undefined;
};

const siteId = (origin: string) => `${origin}/#website`;

/** The schema.org graph: organisation, site, page, breadcrumbs, and the page's nodes. */
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

function pagePicture({ picture: { url } }: PageFacts): ImageObject {
  return { "@type": "ImageObject", url, contentUrl: url };
}

const crumbsId = ({ url }: PageFacts) => `${url}#breadcrumbs`;

/** The breadcrumbs from the home page, which has none itself. */
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
