import { data, href } from "react-router";
import { downloadSlugProblem } from "../../data/downloads/download-slug.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { downloadTexts } from "../../i18n/texts/downloads.en.ts";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/link-expired";

/** The page of an expired file link; `page` is the slug of its download page. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.searchParams.get("page") ?? "";
  return data({ slug: downloadSlugProblem(slug) ? null : slug }, { status: 410 });
}

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, downloadTexts);
  return pageMeta({
    language,
    matches,
    path: href("/link-expired"),
    title: t("downloads.expired.title"),
    noIndex: true,
  });
}

export default function LinkExpiredPage({ loaderData: { slug } }: Route.ComponentProps) {
  const { language, t } = useLanguage(downloadTexts);
  return (
    <section className="page-width section-space">
      <h1 className="max-w-3xl text-title-2">{t("downloads.expired.title")}</h1>
      <p className="mt-5 max-w-text text-ink-soft text-lead">{t("downloads.expired.text")}</p>
      <p className="mt-10">
        {slug ? (
          <PageLink
            to={address(language, href("/download/:slug", { slug }))}
            className="button button-primary"
          >
            {t("downloads.expired.again")}
          </PageLink>
        ) : (
          <PageLink to={address(language, href("/contact"))} className="button button-primary">
            {t("downloads.expired.contact")}
          </PageLink>
        )}
      </p>
    </section>
  );
}
