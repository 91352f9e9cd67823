import { data, href } from "react-router";
import { languageOf } from "../../i18n/addresses.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { ErrorScreen } from "../../ui/layout/error-screen.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    matches,
    path: href("/404"),
    title: lookUp(commonTexts, language, "notFound.title"),
    noIndex: true,
  });
}

export default function NotFoundPage() {
  return <ErrorScreen status={404} />;
}
