import { useEffect, useRef } from "react";
import { href } from "react-router";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadTexts } from "../../../i18n/texts/downloads.en.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { Prose } from "../../../ui/prose.tsx";

type ConfirmationProps = {
  /** The page's texts with placeholders filled; null for the defaults. */
  title: string | null;
  html: string | null;
  /** The file's address; null without a file. */
  downloadUrl: string | null;
  /** Whether the request passes for spam: no mail follows. */
  isHeld: boolean;
  /** Whether the request was stored minutes before. */
  isRepeated: boolean;
  language: Language;
};

/** The confirmation of a stored request. */
export function Confirmation({
  title,
  html,
  downloadUrl,
  isHeld,
  isRepeated,
  language: textLanguage,
}: ConfirmationProps) {
  const { language, t } = useLanguage(downloadTexts);
  const heading = useRef<HTMLHeadingElement>(null);

  // The replaced form had the focus.
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section className="page-width section-space">
      <h1
        ref={heading}
        tabIndex={-1}
        lang={title ? textLanguage : undefined}
        className="max-w-3xl text-title-2 outline-none"
      >
        {title ?? t("downloads.thanks")}
      </h1>
      {isRepeated && <p className="mt-8 max-w-text font-semibold">{t("downloads.repeated")}</p>}
      {isHeld && <p className="mt-8 max-w-text font-semibold">{t("downloads.held")}</p>}
      {html && <Prose html={html} language={textLanguage} className="mt-8" />}
      <p className="mt-10 flex flex-wrap gap-4">
        {downloadUrl && (
          <a href={downloadUrl} download className="button button-primary">
            {t("downloads.file")}
          </a>
        )}
        <PageLink
          to={address(language, href("/insights"))}
          className={downloadUrl ? "button button-quiet" : "button button-primary"}
        >
          {t("downloads.insights")}
        </PageLink>
        <PageLink to={address(language, href("/"))} className="button button-quiet">
          {t("downloads.home")}
        </PageLink>
      </p>
    </section>
  );
}
