import type { Route } from "./+types/texts";
import { panelMeta } from "./panel-meta.ts";
import { loadSiteTexts, SiteTextsScreen } from "./texts/site-texts-screen.tsx";
import { TextsForm } from "./texts/texts-form.tsx";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSiteTexts(request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.texts");
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  return <SiteTextsScreen loaderData={loaderData}>{(texts) => <TextsForm texts={texts} />}</SiteTextsScreen>;
}
