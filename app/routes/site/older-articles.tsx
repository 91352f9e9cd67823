import { href, redirect } from "react-router";
import { address, languageOf } from "../../i18n/addresses.ts";
import type { Route } from "./+types/older-articles";

/** Redirects the former blog to the insights. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(address(languageOf(url.pathname), href("/insights")) + url.search, 301);
}
