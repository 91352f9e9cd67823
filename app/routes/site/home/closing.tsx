import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import coffee from "../../../ui/drawings/coffee.svg?raw";
import { Drawing } from "../../../ui/drawings/drawing.tsx";
import { sentences } from "../../../ui/joined.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useHomeTexts } from "./home-texts.tsx";

export function Closing() {
  const { language, t } = useHomeTexts();
  return (
    <section aria-labelledby="closing" className="overflow-hidden">
      <div className="page-width section-space grid items-center gap-x-12 gap-y-6 md:gap-y-10 lg:grid-cols-[7fr_6fr]">
        <Drawing
          svg={coffee}
          className="overflow-visible h-20 w-auto md:h-40 lg:order-last lg:h-auto lg:w-full"
        />
        <div>
          <h2 id="closing" className="text-title-2">
            {sentences(t("home.closing.title"))}
          </h2>
          <p className="mt-3 max-w-text md:mt-5 text-ink-soft md:text-lead">{t("home.closing.text")}</p>
          <p className="mt-6 md:mt-9">
            <PageLink to={address(language, href("/contact"))} className="button button-primary">
              {t("home.closing.button")}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
