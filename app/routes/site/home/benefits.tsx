import { address } from "../../../i18n/addresses.ts";
import { leftOut } from "../../../i18n/language-texts.ts";
import consistency from "../../../ui/drawings/benefit-consistency.svg?raw";
import effective from "../../../ui/drawings/benefit-effective.svg?raw";
import scale from "../../../ui/drawings/benefit-scale.svg?raw";
import time from "../../../ui/drawings/benefit-time.svg?raw";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import { joined } from "../../../ui/joined.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useHomeTexts } from "./home-texts.tsx";

const benefits = ["scale", "time", "effective", "consistency"] as const;
const drawings = { scale, time, effective, consistency };

/**
 * Below them it says that their numbers are examples, and leads to how they are reckoned while that is published.
 *
 * @param links the addresses of the site that lead somewhere
 */
export function Benefits({ links }: { links: readonly string[] }) {
  const { language, t } = useHomeTexts();
  const note = t("home.benefits.note");
  return (
    <section className="page-width mb-10 md:mb-16 lg:mb-24" aria-labelledby="benefits">
      <h2 id="benefits" className="sr-only">
        {t("home.benefits.title")}
      </h2>
      <ul className="grid grid-cols-2 border-ink border-t lg:grid-cols-4">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            className="border-line border-b py-4 odd:border-r odd:pr-4 even:pl-4 md:py-8 md:odd:pr-6 md:even:pl-6 lg:border-r lg:border-b-0 lg:px-6 lg:last:border-r-0 lg:last:pr-0 lg:first:pl-0"
          >
            <Drawing svg={drawings[benefit]} className="size-12 md:size-20" />
            <h3 className="mt-3 text-title-4 md:mt-5 md:text-title-3">
              {joined(t(`home.benefits.${benefit}.title`))}
            </h3>
            <p className="mt-1.5 text-ink-soft text-small md:mt-2 md:text-base">
              {t(`home.benefits.${benefit}.text`)}
            </p>
          </li>
        ))}
      </ul>
      {note !== leftOut && (
        <p className="mt-6 text-ink-soft text-small lg:mt-2">
          <span>{note}</span>{" "}
          {links.includes(t("home.benefits.noteAddress")) && (
            <PageLink to={address(language, t("home.benefits.noteAddress"))} className="text-link">
              {t("home.benefits.noteLink")}
            </PageLink>
          )}
        </p>
      )}
    </section>
  );
}
