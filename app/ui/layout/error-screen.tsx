import { href, useLocation } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { useFirm, useLanguage } from "../../i18n/language.tsx";
import { PageLink } from "../links/page-link.tsx";

const screens = {
  notFound: { title: "notFound.title", text: "notFound.text" },
  unavailable: { title: "unavailable.title", text: "unavailable.text" },
  failure: { title: "failure.title", text: "failure.text" },
} as const;

function screenOf(status: number): keyof typeof screens {
  if (status === 404) return "notFound";
  return status === 503 ? "unavailable" : "failure";
}

type ErrorScreenProps = {
  status: number;
  title?: string;
  text?: string;
  /** Whether it replaces the document, and needs a title. */
  isWholePage?: boolean;
};

/** The error page: its code, a message and a link. */
export function ErrorScreen({ status, title, text, isWholePage = false }: ErrorScreenProps) {
  const { language, t } = useLanguage();
  const firm = useFirm();
  const { pathname, search } = useLocation();
  const screen = screenOf(status);
  return (
    <section className="page-width section-space">
      {/* A failed loader leaves the document without a title. */}
      {(isWholePage || status >= 500) && <title>{`${t(screens[screen].title)} | ${firm.name}`}</title>}
      {isWholePage && status < 500 && <meta name="robots" content="noindex" />}
      <p className="font-bold font-display text-[clamp(5rem,20vw,13rem)] text-accent leading-none tracking-tight">
        {status}
      </p>
      <h1 className="mt-6 max-w-3xl text-title-2">{title ?? t(screens[screen].title)}</h1>
      <p className="mt-5 max-w-text text-lead text-ink-soft">{text ?? t(screens[screen].text)}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        <PageLink to={address(language, href("/"))} className="button button-primary">
          {t("notFound.home")}
        </PageLink>
        {screen !== "notFound" && (
          <PageLink to={pathname + search} reloadDocument className="button button-quiet">
            {t("unavailable.again")}
          </PageLink>
        )}
      </p>
    </section>
  );
}
