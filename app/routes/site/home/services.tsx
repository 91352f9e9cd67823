import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { useListEntries } from "../../../ui/layout/list-entries.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { ServiceList } from "../../../ui/sections/service-list.tsx";
import { useHomeTexts } from "./home-texts.tsx";
import { listedServices } from "./listed-services.ts";

/** @param links the addresses of the site that lead somewhere */
export function Services({ links }: { links: readonly string[] }) {
  const { language, t } = useHomeTexts();
  const { t: common } = useLanguage();
  const hasList = useListEntries().some(({ to }) => to === href("/services"));
  return (
    <section aria-labelledby="services" className="page-width section-space">
      <SectionHead id="services" title={t("home.services.title")} text={t("home.services.text")} />
      <ServiceList services={listedServices(t, common)} links={links} isBriefOnPhones={hasList} />
      {hasList && (
        <p className="mt-6 md:mt-10">
          <PageLink to={address(language, href("/services"))} className="button button-quiet">
            {t("home.services.all")}
          </PageLink>
        </p>
      )}
    </section>
  );
}
