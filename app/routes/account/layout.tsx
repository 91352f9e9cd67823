import { data, Outlet } from "react-router";
import { languageFor } from "../../i18n/remembered-language.ts";
import type { Route } from "./+types/layout";

/** Pages about accounts have one address for both languages: they speak the one that was chosen last. */
export function loader({ request }: Route.LoaderArgs) {
  return data({ language: languageFor(request) }, { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function AccountLayout() {
  return <Outlet />;
}
