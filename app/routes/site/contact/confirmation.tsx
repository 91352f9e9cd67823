import { useEffect, useRef } from "react";
import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { contactTexts } from "../../../i18n/texts/contact.en.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useResultToast } from "./use-result-toast.ts";

/** `sent` has a mail to confirm it, and `repeated` was stored before. */
export const confirmations = ["sent", "saved", "repeated"] as const;

type ConfirmationProps = {
  outcome: (typeof confirmations)[number];
  /** The result of a message sent by scripts, which a toast tells of; undefined after a redirect. */
  result?: object;
};

/** What stands in place of the form once a message is stored. It leaves out what the toast says. */
export function Confirmation({ outcome, result }: ConfirmationProps) {
  const { language, t } = useLanguage(contactTexts);
  const text = t(`contact.${outcome}.text`);
  useResultToast(result, { tone: "success", title: t(`contact.${outcome}.title`), text });

  const heading = useRef<HTMLHeadingElement>(null);
  // The replaced form had the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="contact-thanks" className="self-start">
      <h2
        ref={heading}
        id="contact-thanks"
        tabIndex={-1}
        className="max-w-text scroll-mt-28 text-title-3 outline-none"
      >
        {t("contact.thanks")}
      </h2>
      {!result && outcome !== "saved" && <p className="mt-4 max-w-text">{text}</p>}
      <p className="mt-4 max-w-text">{t("contact.next")}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <PageLink to={address(language, href("/insights"))} className="button button-primary">
          {t("contact.insights")}
        </PageLink>
        <PageLink to={address(language, href("/contact"))} className="button button-quiet">
          {t("contact.again")}
        </PageLink>
      </p>
    </section>
  );
}
