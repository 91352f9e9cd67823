import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { loadSiteTexts, SiteTextsScreen } from "../../panel/texts/site-texts-screen.tsx";
import { TextsForm } from "../../panel/texts/texts-form.tsx";
import type { Route } from "./+types/texts";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSiteTexts(request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.texts");
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  return <SiteTextsScreen loaderData={loaderData}>{(texts) => <TextsForm texts={texts} />}</SiteTextsScreen>;
}
