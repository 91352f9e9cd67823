import { useSearchParams } from "react-router";
import { isPublicPath } from "../../account/public-path.ts";
import { sitePagesTexts } from "../../i18n/panel/site-pages.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { loadSiteTexts, SiteTextsScreen } from "../../panel/texts/site-texts-screen.tsx";
import type { Route } from "./+types/site";
import { PageTextsEditor } from "./site/page-texts-editor.tsx";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSiteTexts(request.url);
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, sitePagesTexts, "site.title");
}

/** The texts of the site on the page that `page` names, by its path. */
export default function SitePage({ loaderData }: Route.ComponentProps) {
  const page = useSearchParams()[0].get("page") ?? "/";
  return (
    <SiteTextsScreen loaderData={loaderData}>
      {(texts) => <PageTextsEditor texts={texts} path={isPublicPath(page) ? page : "/"} />}
    </SiteTextsScreen>
  );
}
