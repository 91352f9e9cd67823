import { href, redirect } from "react-router";
import { address, languageOf } from "../../i18n/addresses.ts";
import type { Route } from "./+types/older-articles";

/** The blog of old lives on as insights. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(address(languageOf(url.pathname), href("/insights")) + url.search, 301);
}
