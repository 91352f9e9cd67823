import { data, Outlet } from "react-router";
import { languageCookie, languageFor } from "../../i18n/remembered-language.ts";
import type { Route } from "./+types/layout";

/** The layout of account pages, which use the remembered language. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageFor(request);
  // A mail link sets the language of the pages after it.
  const headers = { "Cache-Control": "no-store", "Set-Cookie": languageCookie(language) };
  return data({ language }, { headers });
}

/** The same in the browser, without a request. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { language: languageFor(request, document.cookie) };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function AccountLayout() {
  return <Outlet />;
}
