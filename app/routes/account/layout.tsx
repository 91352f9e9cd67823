import { data, Outlet } from "react-router";
import { languageCookie, languageFor } from "../../i18n/remembered-language.ts";
import type { Route } from "./+types/layout";

/** Pages about accounts have one address for both languages: they speak the one that was chosen last. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageFor(request);
  // A mail's link says its language once; the pages after it go on in it.
  const headers = { "Cache-Control": "no-store", "Set-Cookie": languageCookie(language) };
  return data({ language }, { headers });
}

/** The same in the browser, which needs no server to change the language. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { language: languageFor(request, document.cookie) };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function AccountLayout() {
  return <Outlet />;
}
