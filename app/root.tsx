import { useMemo } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { BackendMeta, backendAddress } from "./account/backend-address.tsx";
import { isAccountPath } from "./account/public-path.ts";
import { optional, publicDatabase } from "./data/database.ts";
import { pagePath } from "./data/pages/page-address.ts";
import { listFooterPages, listLiveLists, type PageCard } from "./data/pages/pages.ts";
import { siteTexts } from "./data/site-texts/site-texts.ts";
import { trashRetentionDays } from "./data/trash/trash-retention.ts";
import { languageOf } from "./i18n/addresses.ts";
import { firmTexts } from "./i18n/firm.ts";
import { LanguageProvider } from "./i18n/language.tsx";
import { usePanelLanguage } from "./i18n/panel-language.ts";
import { languageFor } from "./i18n/remembered-language.ts";
import { sharedTexts } from "./i18n/shared-texts.server.ts";
import type { loader as accountLoader } from "./routes/account/layout.tsx";
import type { loader as previewLoader } from "./routes/site/preview.tsx";
import styles from "./styles/app.css?url";
import bricolage from "./styles/fonts/bricolage-grotesque-650.woff2?url";
import instrument from "./styles/fonts/instrument-sans-400-650.woff2?url";
// Read at module load, before the address changes.
import "./ui/document-path.ts";
import { ErrorScreen } from "./ui/layout/error-screen.tsx";
import { SiteFrame } from "./ui/layout/site-frame.tsx";
import { siteUrl } from "./ui/page-meta/site-url.ts";
import { useScriptMarker } from "./ui/script-marker.tsx";
import "./ui/skipped-transitions.ts";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const isAccount = isAccountPath(url.pathname);
  const language = isAccount ? languageFor(request) : languageOf(url.pathname);
  const texts = sharedTexts(await context.get(siteTexts)(language));
  const db = context.get(publicDatabase);
  const [footer, lists]: [readonly PageCard[], readonly string[]] = isAccount
    ? [[], []]
    : await Promise.all([optional(listFooterPages(db, language), []), optional(listLiveLists(db), [])]);
  return {
    siteUrl: context.get(siteUrl),
    backend: context.get(backendAddress),
    ...(isAccount && { trashKeptDays: context.get(trashRetentionDays) }),
    // Without changed texts, pages don't mention them.
    ...(Object.keys(texts).length > 0 && { changed: { language, texts } }),
    ...(lists.length > 0 && { lists }),
    ...(footer.length > 0 && { footer: footer.map(footerEntry) }),
  };
}

/** A page of the footer: its Dutch path, its title and the language of that. */
function footerEntry({ kind, slug, title, language }: PageCard) {
  return { to: pagePath(kind, slug), text: title, language };
}

/** The changed texts are those of one language; public pages and those of an account know other things. */
export function shouldRevalidate({
  currentUrl: { pathname: from },
  nextUrl: { pathname: to },
}: ShouldRevalidateFunctionArgs) {
  return languageOf(from) !== languageOf(to) || isAccountPath(from) !== isAccountPath(to);
}

/** `--color-paper`: a browser's bar is as the page below it. */
const themeColor = "#f6f1e7";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: bricolage, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: instrument, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const language = usePageLanguage();
  const root = useRouteLoaderData<typeof loader>("root");
  const marker = useScriptMarker();
  const stored = root?.changed;
  const isLoaded = stored?.language === language;
  const changed = useMemo(
    () => stored && (isLoaded ? stored.texts : firmTexts(stored.texts)),
    [stored, isLoaded],
  );
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <BackendMeta backend={root?.backend} />
        <PageMeta />
        <Links />
      </head>
      <body>
        <LanguageProvider language={language} changed={changed}>
          {children}
        </LanguageProvider>
        <ScrollRestoration nonce={marker} />
        <Scripts nonce={marker} />
      </body>
    </html>
  );
}

/** The language of the address; account pages have one address for both, and preview links that ended another. */
function usePageLanguage() {
  const { pathname } = useLocation();
  const account = useRouteLoaderData<typeof accountLoader>("account");
  const preview = useRouteLoaderData<typeof previewLoader>(`${languageOf(pathname)}/preview/:token`);
  return account?.language ?? preview?.language ?? languageOf(pathname);
}

/** The metadata; the panel's titles change with its language. */
function PageMeta() {
  usePanelLanguage();
  return <Meta />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} isWholePage />
    </SiteFrame>
  );
}
