import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import type { Language } from "./i18n/language-texts.ts";

/**
 * The public site is Dutch without a prefix and English under /en. Account pages and the panel exist once, in the
 * remembered language.
 */
export default [
  ...publicSite("nl"),
  ...prefix("en", publicSite("en")),
  ...seo(),
  route("contact/challenge", "routes/site/form-challenge.ts"),
  route("admin/site/page", "routes/admin/site-page.ts"),
  accounts(),
] satisfies RouteConfig;

function publicSite(language: Language) {
  const page = (path: string, name: string) =>
    route(path, `routes/site/${name}.tsx`, { id: `${language}/${path}` });
  const text = (path: string, name: string) =>
    route(path, `routes/${name}.ts`, { id: `${language}/${path}` });

  const picture = (path: string, name: string) =>
    route(path, `routes/site/${name}.ts`, { id: `${language}/${path}` });

  return [
    layout("routes/site/layout.tsx", { id: `${language}/site` }, [
      index("routes/site/home.tsx", { id: `${language}/home` }),
      page("contact", "contact"),
      page("about-us", "about-us"),
      page("insights", "insights"),
      page("insights/:slug", "article"),
      page("insights/tag/:slug", "tag"),
      page("search", "search"),
      page("blog", "older-articles"),
      page("blog/:slug", "older-article"),
      page("download/:slug", "download"),
      page("preview/:token", "preview"),
      page("weekly-mail/:token", "weekly-mail"),
      page("link-expired", "link-expired"),
      page("terms", "terms"),
      page("privacy", "privacy"),
      page("table-showcase", "table-showcase"),
      page("cases", "page-list"),
      page("cases/:slug", "page"),
      page("services", "page-list"),
      page("services/:slug", "page"),
      page(":slug", "page"),
      page("404", "not-found"),
      page("*", "not-found"),
    ]),
    picture("og/site.png", "site-picture"),
    picture("og/insights/:slug.png", "article-picture"),
    picture("og/:kind/:slug.png", "page-picture"),
    text("rss.xml", "feeds/rss"),
    text("atom.xml", "feeds/atom"),
    text("insights/tag/:slug/rss.xml", "feeds/rss"),
    text("insights/tag/:slug/atom.xml", "feeds/atom"),
    text("insights/:slug.md", "seo/article-markdown"),
    text("cases/:slug.md", "seo/page-markdown"),
    text("services/:slug.md", "seo/page-markdown"),
    text(":slug.md", "seo/page-markdown"),
  ];
}

/** Files for crawlers, one for both languages. */
function seo() {
  return [
    route("robots.txt", "routes/seo/robots.ts"),
    route("sitemap.xml", "routes/seo/sitemap.ts"),
    route("sitemap/:part", "routes/seo/sitemap-part.ts"),
    route("llms.txt", "routes/seo/llms.ts"),
    route(".well-known/security.txt", "routes/seo/security.ts"),
    route("vcard.vcf", "routes/seo/vcard.ts"),
  ];
}

function accounts() {
  return layout("routes/account/layout.tsx", { id: "account" }, [
    layout("routes/account/frame.tsx", [
      route("beheer", "routes/account/beheer.tsx"),
      route("oauth/consent", "routes/account/consent.tsx"),
      route("settings", "routes/account/settings.tsx"),
      route("admin/preview/:kind/:id", "routes/admin/preview.tsx"),
    ]),
    panel(),
  ]);
}

function panel() {
  const screen = (path: string, name = path) =>
    route(path, `routes/admin/${name}.tsx`, { id: `admin/${path}` });

  const declared = (path: string, name = path) =>
    route(path, `panel/screens/${name}.tsx`, { id: `admin/${path}` });

  return layout("routes/admin/layout.tsx", [
    layout("routes/admin/main.tsx", [
      ...prefix("admin", [
        index("panel/screens/articles.tsx", { id: "admin/index" }),
        screen("overview"),
        screen("homepage"),
        declared("blog", "articles"),
        screen("blog-editor"),
        screen("blog-editor/:id", "blog-editor"),
        declared("blog-editor/:id/history", "history"),
        declared("tags"),
        screen("about"),
        declared("about/history", "history"),
        declared("download-pages"),
        screen("download-pages/:id", "download-page"),
        declared("download-pages/:id/history", "history"),
        declared("pages"),
        screen("pages/new", "page-new"),
        screen("pages/:id", "page"),
        declared("pages/:id/history", "history"),
        screen("texts"),
        screen("site"),
        declared("proposals"),
        declared("upkeep"),
        declared("trash"),
        declared("media"),
        screen("media/:id", "media-item"),
        screen("statistics"),
        declared("leads"),
        declared("leads/suspected", "suspected"),
        screen("leads/:id", "lead"),
        declared("users"),
        screen("services"),
        screen("cases"),
        screen("settings"),
        declared("settings/addresses", "addresses"),
        declared("settings/facts", "facts"),
        declared("settings/glossary", "glossary"),
        declared("settings/audit-log", "audit-log"),
        screen("settings/import", "import"),
        declared("settings/webhooks", "webhooks"),
        screen("settings/webhooks/:id", "webhook"),
        declared("settings/tokens", "access-tokens"),
      ]),
    ]),
  ]);
}
