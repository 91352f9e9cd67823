import { useLanguage } from "../../../i18n/language.tsx";
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { swipeRow } from "../../../ui/sections/swipe-row.ts";
import { useHomeTexts } from "./home-texts.tsx";
import { LinkedTitle } from "./linked-title.tsx";

const services = [
  "scan",
  "design",
  "implementation",
  "integration",
  "stack",
  "training",
  "running",
  "apps",
] as const;

/** @param links the addresses of the site that lead somewhere */
export function Services({ links }: { links: readonly string[] }) {
  const { t } = useHomeTexts();
  const { t: common } = useLanguage();
  const price = common("scan.price");
  return (
    <section aria-labelledby="services" className="page-width section-space">
      <SectionHead id="services" title={t("home.services.title")} text={t("home.services.text")} />
      <ul
        className={`mt-6 grid max-md:grid-rows-2 md:mt-12 md:grid-cols-2 md:gap-x-16 md:border-ink md:border-t ${swipeRow}`}
      >
        {services.map((service) => (
          <li
            key={service}
            className="relative flex gap-5 border-line border-b py-6 max-md:border-t-ink max-md:border-t max-md:border-b-0 max-md:py-4"
          >
            <span aria-hidden="true" className="mt-2.5 h-0.5 w-6 shrink-0 bg-accent max-md:hidden" />
            <div>
              <LinkedTitle
                title={t(`home.services.${service}.title`)}
                to={service === "scan" ? common("scan.address") : t(`home.services.${service}.address`)}
                links={links}
              />
              <p className="mt-1.5 text-ink-soft text-small md:text-base">
                {t(`home.services.${service}.text`)}
              </p>
              {service === "scan" && price && <p className="mt-1.5 font-semibold">{price}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
