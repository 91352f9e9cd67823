import type { BreadcrumbList, Graph, ImageObject, Organization, Thing, WebPage, WebSite } from "schema-dts";
import { address } from "../../i18n/addresses.ts";
import { languages } from "../../i18n/language-texts.ts";
import { organizationId, type PageFacts, pageId } from "./page-facts.ts";

/** A parent page: its name and its Dutch path. */
type Crumb = { name: string; path: string };

export type PageThings = {
  title: string;
  /** The name of the home page in the breadcrumbs. */
  home: string;
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

function organization({ origin, firm }: PageFacts): Organization {
  const profiles = firm.profiles.map(({ url }) => url);
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: firm.name,
    url: `${origin}/`,
    logo: { "@type": "ImageObject", url: `${origin}/favicon.svg`, contentUrl: `${origin}/favicon.svg` },
    email: firm.email,
    telephone: firm.phone.dialled,
    address: {
      "@type": "PostalAddress",
      streetAddress: firm.street,
      postalCode: firm.postcode,
      addressLocality: firm.city,
      addressCountry: "NL",
    },
    ...(firm.registration && {
      identifier: { "@type": "PropertyValue", propertyID: "KvK", value: firm.registration },
    }),
    ...(firm.vat && { vatID: firm.vat }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function website({ origin, firm }: PageFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": siteId(origin),
    name: firm.name,
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
  { title, home: homeName, name: ownName = title, above = [] }: PageThings,
): BreadcrumbList | null {
  const home = page.origin + address(page.language, "/");
  if (page.url === home) return null;
  const way = [
    { name: homeName, url: home },
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
