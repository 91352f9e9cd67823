import { href } from "react-router";
import { languageOf } from "../../i18n/addresses.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { ErrorScreen } from "../../ui/layout/error-screen.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/not-found";
import { missingPage } from "./not-found/missing-page.server.ts";
import { WhereElse } from "./not-found/where-else.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return missingPage(context, url);
}

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, commonTexts);
  return pageMeta({
    language,
    matches,
    path: href("/404"),
    title: t("notFound.title"),
    noIndex: true,
  });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ErrorScreen status={404} />
      <WhereElse newest={loaderData.newest} />
    </>
  );
}
