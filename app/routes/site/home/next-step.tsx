import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useHomeTexts } from "./home-texts.tsx";

type NextStepProps = {
  /** The part of the page that it ends. */
  of: "how" | "areas";
  button: "button-light" | "button-quiet";
};

/** A question with a way to ask it, in one line. */
export function NextStep({ of, button }: NextStepProps) {
  const { language, t } = useHomeTexts();
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 md:mt-12">
      <span className="font-display font-semibold text-title-4">{t(`home.${of}.next`)}</span>
      <PageLink to={address(language, href("/contact"))} className={`button ${button}`}>
        {t(`home.${of}.nextLink`)}
      </PageLink>
    </p>
  );
}
