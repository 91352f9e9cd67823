import { type ReactNode, useId } from "react";
import { href, Link, useRouteLoaderData } from "react-router";
import { isBackendHosted } from "../../../account/account-database.ts";
import { editorOf, placesOf } from "../../../content/kinds.ts";
import type { SampleCount } from "../../../data/sample-content.ts";
import { formatDate, formatTime } from "../../../i18n/format.ts";
import { useFirm, useLanguage } from "../../../i18n/language.tsx";
import { overviewTexts } from "../../../i18n/panel/overview.en.ts";
import { textNameTexts } from "../../../i18n/panel/text-names.en.ts";
import type { loader as rootLoader } from "../../../root.tsx";
import { Failure } from "./card.tsx";
import type { Overview } from "./load-overview.ts";

/** The invented content that visitors still see, and where to replace it; nothing once there is none. */
export function SampleContent({ samples }: Pick<Overview, "samples">) {
  const { t } = useLanguage(overviewTexts);
  const placeOf = usePlaces();
  if (samples?.length === 0) return null;
  return (
    <Check title={t("overview.sample")}>
      {samples ? (
        <>
          <p className="mt-2">{t("overview.sample.text")}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {samples.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={placeOf(kind)} className="inline-flex min-h-11 items-center text-link">
                  {t(`overview.sample.${kind}${count === 1 ? "" : ".many"}`, { count })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Failure />
      )}
    </Check>
  );
}

/** Where each kind is replaced. */
function usePlaces(): (kind: SampleCount["kind"]) => string {
  const { t } = useLanguage(textNameTexts);
  const search = (address: string, query: Record<string, string>) =>
    `${address}?${new URLSearchParams(query)}`;
  return (kind) => {
    switch (kind) {
      case "case":
      case "service":
      case "page":
        return search(href("/admin/pages"), { kind });
      case "person":
        return href("/admin/about");
      case "article":
        return href("/admin/blog");
      case "download page":
        return href("/admin/download-pages");
      case "quote":
        return search(href("/admin/texts"), { q: t("texts.part.quote") });
      case "phone":
      case "email":
        return search(href("/admin/texts"), { q: t(`texts.firm.${kind}`) });
      case "address":
        return search(href("/admin/texts"), { q: t("texts.firm.street") });
    }
  };
}

const year = 365 * 24 * 60 * 60 * 1000;

/** What makes the site look left alone: no new article for a year, another year in the footer. */
export function DatedContent({ newestArticle }: Pick<Overview, "newestArticle">) {
  const { t, language } = useLanguage(overviewTexts);
  const { t: texts } = useLanguage(textNameTexts);
  const firm = useFirm();
  const now = new Date();
  const isOld = newestArticle !== null && now.getTime() - Date.parse(newestArticle) > year;
  const isOtherYear = firm.year !== "" && !firm.year.endsWith(String(now.getFullYear()));
  if (!isOld && !isOtherYear) return null;
  return (
    <Check title={t("overview.dated")}>
      <ul className="mt-2">
        {isOld && (
          <li>
            {t("overview.dated.article", { date: formatDate(newestArticle, language) })}{" "}
            <Link to={href("/admin/blog-editor")} className="text-link">
              {t("overview.drafts.next")}
            </Link>
          </li>
        )}
        {isOtherYear && (
          <li>
            {t("overview.dated.year", { year: firm.year })}{" "}
            <Link
              to={`${href("/admin/texts")}?${new URLSearchParams({ q: texts("texts.firm.year") })}`}
              className="text-link"
            >
              {t("overview.dated.yearNext")}
            </Link>
          </li>
        )}
      </ul>
    </Check>
  );
}

/** Facts that the law asks of a firm's site, as far as they are missing on one that visitors can reach. */
export function MissingFacts() {
  const { t } = useLanguage(overviewTexts);
  const { t: texts } = useLanguage(textNameTexts);
  const firm = useFirm();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const isOwnMachine = !root || /^(localhost|127\.|\[::1\])/.test(new URL(root.siteUrl).hostname);
  const missing = (["registration", "vat", "street", "postcode", "city"] as const).filter(
    (fact) => firm[fact].trim() === "",
  );
  if (isOwnMachine || missing.length === 0) return null;
  return (
    <Check title={t("overview.facts")}>
      <p className="mt-2">{t("overview.facts.text")}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {missing.map((fact) => (
          <li key={fact}>
            <Link
              to={`${href("/admin/texts")}?${new URLSearchParams({ q: texts(`texts.firm.${fact}`) })}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              {texts(`texts.firm.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Check>
  );
}

/** What readers of preview links said and nobody has settled; nothing where that is none or unknown. */
export function Opinions({ opinions }: Pick<Overview, "opinions">) {
  const { t, language } = useLanguage(overviewTexts);
  if (!opinions?.length) return null;
  return (
    <Check title={t("overview.opinions")}>
      <ul className="mt-2">
        {opinions.map(({ id, name, remark, createdAt, link }) => (
          <li key={id}>
            <Link
              to={editorOf(placesOf(link.kind), link.subjectId)}
              className="inline-flex min-h-11 items-center text-link"
            >
              {t("overview.opinion", { name, time: formatTime(createdAt, language) })}
            </Link>
            {remark && <span className="ml-2 text-ink-soft text-small">{remark}</span>}
          </li>
        ))}
      </ul>
    </Check>
  );
}

/** How much of the week looks like spam; nothing where that is none or unknown. */
export function SuspectedLeads({ count }: { count: number | null }) {
  const { t } = useLanguage(overviewTexts);
  if (!count) return null;
  return (
    <p className="mb-2">
      <Link to={href("/admin/leads/suspected")} className="inline-flex min-h-11 items-center text-link">
        {t(count === 1 ? "overview.suspected" : "overview.suspected.many", { count })}
      </Link>
    </p>
  );
}

/** The way to what looks outdated and is asked this week, which nobody has to go; null: unknown. */
export function UpkeepLink({ asked }: { asked: number | null }) {
  const { t } = useLanguage(overviewTexts);
  if (isBackendHosted()) return null;
  return (
    <p className="mb-2">
      <Link to={href("/admin/upkeep")} className="inline-flex min-h-11 items-center text-link">
        {asked ? t("overview.upkeepOpen", { count: asked }) : t("overview.upkeep")}
      </Link>
    </p>
  );
}

function Check({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-4 rounded-card bg-info-soft px-5 py-4 sm:mb-6 sm:px-6">
      <h2 id={id} className="text-title-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
