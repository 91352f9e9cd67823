import { data, href } from "react-router";
import { opinionLimits } from "../../data/articles/opinion-limits.ts";
import { giveOpinion, listAnswers, opinion, verdicts } from "../../data/articles/opinions.ts";
import { optional, publicDatabase } from "../../data/database.ts";
import { type FormErrors, type FormValues, formValues, readForm } from "../../data/form-data.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { previewTexts } from "../../i18n/texts/preview.en.ts";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/preview";
import { isOpening, languageForGone } from "./preview/opening.server.ts";
import { OpinionForm } from "./preview/opinion-form.tsx";
import { PreviewView } from "./preview/preview-view.tsx";
import { openPreview } from "./preview/previews.server.ts";

/** `language` is the page's: that of the address, or for links that don't work the browser's. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const reading = { db, origin: context.get(siteUrl), language };
  const preview = await openPreview(reading, params.token, isOpening(request));
  if (!preview) return data({ language: languageForGone(request, language), shown: null }, { status: 410 });
  const answers = await optional(listAnswers(db, params.token), []);
  return data({ language, shown: { ...preview, answers } });
}

/** Keeps an opinion; what could not be kept comes back. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const sent = await request.formData();
  const verdict = verdicts.find((one) => one === sent.get("verdict")) ?? null;
  const form = readForm(opinion, sent);
  if (!form.ok) return rejectOpinion(form);
  const values = formValues(form.row);
  if (!verdict && !form.row.remark) return data({ outcome: "empty" as const, values }, { status: 422 });
  const outcome = await giveOpinion(context.get(publicDatabase), params.token, { ...form.row, verdict });
  if (outcome !== "given") return data({ outcome, values }, { status: statuses[outcome] });
  return data({ outcome, verdict, values: { name: form.row.name } });
}

function rejectOpinion({ values, errors }: { values: FormValues; errors: FormErrors }) {
  return data({ outcome: "invalid" as const, values, errors }, { status: 422 });
}

const statuses = { gone: 410, full: 429, many: 429, failed: 503 };

/** A request that does not arrive keeps the form as it is, and says what was too large for it. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch {
    const values: FormValues = {};
    const errors: FormErrors = {};
    for (const [name, max] of Object.entries(opinionLimits)) {
      const value = String(sent.get(name) ?? "");
      values[name] = value;
      if (value.length > max) errors[name] = { key: "forms.tooLong", max, now: value.length };
    }
    if (Object.keys(errors).length > 0) return rejectOpinion({ values, errors });
    return data({ outcome: "failed" as const, values }, { status: 503 });
  }
}

/** Only for whoever has the link. */
export function headers() {
  return {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, shown } = loaderData;
  const t = pageTexts(matches, language, previewTexts);
  const common = pageTexts(matches, language, commonTexts);
  const title = shown && (shown.title || common("article.untitled"));
  return pageMeta({
    language,
    matches,
    path: href("/insights"),
    title: title ? t("preview.title", { title }) : t("preview.gone.title"),
    noIndex: true,
  });
}

export default function PreviewPage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (!shown)
    return actionData ? <OpinionForm number={null} answers={[]} result={actionData} /> : <PreviewGone />;
  return (
    <>
      <PreviewBar {...shown} />
      <PreviewView shown={shown} />
      <OpinionForm number={shown.number} answers={shown.answers} result={actionData} />
    </>
  );
}

/** For a wrong, ended or revoked link. */
function PreviewGone() {
  const { language, t } = useLanguage(previewTexts);
  return (
    <section className="page-width section-space">
      <h1 className="max-w-3xl text-title-2">{t("preview.gone.title")}</h1>
      <p className="mt-5 max-w-text text-ink-soft text-lead">{t("preview.gone.text")}</p>
      <p className="mt-10">
        <PageLink to={address(language, href("/insights"))} className="button button-primary">
          {t("preview.gone.insights")}
        </PageLink>
      </p>
    </section>
  );
}

type PreviewBarProps = { number: number; expiresAt: string; isWhole: boolean };

/** Says what the page is, for how long, and whether a part of it is missing. */
function PreviewBar({ number, expiresAt, isWhole }: PreviewBarProps) {
  const { language, t } = useLanguage(previewTexts);
  return (
    <p
      role="note"
      className="sticky top-(--site-header) z-10 border-warning border-b bg-warning-soft px-4 py-3 text-center font-semibold text-small text-warning"
    >
      <span>{t("preview.bar", { number, until: formatTime(expiresAt, language) })}</span>{" "}
      <a href="#opinion" className="underline underline-offset-4">
        {t("preview.opinion")}
      </a>
      {!isWhole && <span>{` ${t("preview.part")}`}</span>}
    </p>
  );
}
