import { href, useRouteLoaderData } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { useFirm, useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { PageLink } from "../links/page-link.tsx";
import { useListEntries } from "./list-entries.ts";
import { Logo } from "./logo.tsx";

export function SiteFooter() {
  const { language, t } = useLanguage();
  const firm = useFirm();
  const entries: { to: string; text: string; language?: Language }[] = [
    { to: href("/"), text: t("navigation.home") },
    { to: href("/insights"), text: t("navigation.insights") },
    { to: href("/about-us"), text: t("navigation.about") },
    { to: href("/contact"), text: t("navigation.contact") },
    { to: href("/terms"), text: t("navigation.terms"), language: "nl" },
    { to: href("/privacy"), text: t("navigation.privacy") },
    ...useListEntries(),
    ...(useRouteLoaderData<typeof rootLoader>("root")?.footer ?? []),
  ];

  return (
    <footer className="bg-ink text-paper">
      <div className="page-width grid gap-6 py-8 *:min-w-0 *:wrap-anywhere md:grid-cols-[2fr_3fr_auto] md:gap-10 lg:grid-cols-[4fr_5fr_3fr] md:py-24">
        <div>
          <Logo />
          <p className="mt-4 font-display text-title-3">{t("footer.claim")}</p>
        </div>
        <nav aria-label={t("footer.navigation")}>
          <ul className="grid grid-cols-2 -mt-2.5 gap-x-8 md:grid-cols-[auto_auto] md:justify-start lg:gap-x-16">
            {entries.map((entry) => (
              <li key={entry.to}>
                <PageLink
                  to={address(language, entry.to)}
                  lang={entry.language}
                  hrefLang={entry.language}
                  className="inline-block py-2.5 underline-offset-4 hover:underline"
                >
                  {entry.text}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic md:justify-self-end">
          <p className="text-paper-soft text-small">{t("footer.contact")}</p>
          <a href={`mailto:${firm.email}`} className="inline-block py-2.5 underline underline-offset-4">
            {firm.email}
          </a>
          <br />
          <a
            href={`tel:${firm.phone.dialled}`}
            className="inline-block py-2.5 underline-offset-4 hover:underline"
          >
            {firm.phone.shown}
          </a>
          {firm.profiles.map(({ name, url }) => (
            <a key={name} href={url} className="block py-2.5 underline-offset-4 hover:underline">
              {name}
            </a>
          ))}
        </address>
      </div>
      <div className="page-width">
        <p className="border-ink-soft border-t py-6 text-paper-soft text-small">
          <span>{t("footer.copyright", { year: firm.year, name: firm.name })}</span>
          {firm.registration && <span>{` ${t("footer.registration", { number: firm.registration })}.`}</span>}
          {firm.vat && <span>{` ${t("footer.vat", { number: firm.vat })}.`}</span>}
        </p>
      </div>
    </footer>
  );
}
