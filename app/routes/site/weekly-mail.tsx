import { type Ref, useEffect, useRef } from "react";
import { data, Form, href, useNavigation } from "react-router";
import { personDatabase } from "../../data/database.ts";
import { isId } from "../../data/id-pattern.ts";
import { weeklyMailLinks } from "../../data/weekly-mail/weekly-mail-items.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { formatDate, formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { proposalTexts } from "../../i18n/panel/proposals.en.ts";
import { upkeepTexts } from "../../i18n/panel/upkeep.en.ts";
import { weeklyMailTexts } from "../../i18n/texts/weekly-mail.en.ts";
import { FormNotice } from "../../ui/forms/form-notice.tsx";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/weekly-mail";
import { type Decision, decideItem, type ShownItem, showItem, verbs } from "./weekly-mail/decide.server.ts";

/** What the link of a weekly mail asks. Programs that check mails open it too: it changes nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const weekly = await context.get(weeklyMailLinks)?.open(params.token);
  if (!weekly) return data({ language, asked: null }, { status: 410 });
  const db = context.get(personDatabase)(weekly.token);
  const items: ShownItem[] = [];
  for (const item of weekly.items) items.push(await showItem(db, item));
  return data({ language, asked: { person: weekly.person, until: weekly.expiresAt, items } });
}

/** Accepts, refuses or settles one of these, in the name of whose mail it was. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const sent = await request.formData();
  const links = context.get(weeklyMailLinks);
  const weekly = await links?.open(params.token);
  if (!links || !weekly) return data({ decision: "gone" as const, at: null }, { status: 410 });
  const [, place = "none", word] = /^(\d) (\w+)$/.exec(String(sent.get("decision"))) ?? [];
  const at = Number(place);
  const verb = verbs.find((one) => one === word);
  const decision = await decideItem(links, context.get(personDatabase)(weekly.token), weekly, at, verb);
  return data({ decision, at: weekly.items[at] ? at : null }, { status: statuses[decision] ?? 200 });
}

const statuses: Partial<Record<Decision, number>> = {
  unknown: 422,
  done: 409,
  changed: 409,
  rejected: 422,
  failed: 503,
};

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
  const { language, asked } = loaderData;
  const t = pageTexts(matches, language, weeklyMailTexts);
  return pageMeta({
    language,
    matches,
    path: href("/insights"),
    title: t(asked ? "weekly.title" : "weekly.gone.title"),
    noIndex: true,
  });
}

export default function WeeklyMailPage({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage(weeklyMailTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (actionData) notice.current?.focus();
  }, [actionData]);
  if (!asked) {
    return (
      <section className="page-width section-space">
        <h1 className="max-w-3xl text-title-2">{t("weekly.gone.title")}</h1>
        <p className="mt-5 max-w-text text-ink-soft text-lead">{t("weekly.gone.text")}</p>
        <p className="mt-10">
          <PageLink to={href("/admin/proposals")} className="button button-primary">
            {t("weekly.panel")}
          </PageLink>
        </p>
      </section>
    );
  }
  return (
    <section className="page-width section-space">
      <h1 className="max-w-3xl text-title-2">{t("weekly.title")}</h1>
      <p className="mt-4 mb-8 max-w-text text-ink-soft [overflow-wrap:anywhere]">
        {t("weekly.about", { person: asked.person, until: formatTime(asked.until, language) })}
      </p>
      {actionData && actionData.at === null && <Notice ref={notice} decision={actionData.decision} />}
      <ol className="grid max-w-3xl gap-6">
        {asked.items.map((item, at) => (
          <li
            key={item.kind === "proposal" ? item.proposal + item.part : item.subjectId + item.key}
            className="min-w-0 rounded-card border border-line bg-white p-5 sm:p-6"
          >
            {actionData?.at === at && <Notice ref={notice} decision={actionData.decision} />}
            <Asked item={item} at={at} isToldAbove={actionData?.at === at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type NoticeProps = { decision: Decision | "gone"; ref: Ref<HTMLDivElement> };

/** What became of what was pressed. */
function Notice({ decision, ref }: NoticeProps) {
  const { t } = useLanguage(weeklyMailTexts);
  const isDone = decision === "accepted" || decision === "refused" || decision === "settled";
  return (
    <FormNotice ref={ref} tone={isDone ? "success" : "destructive"} title={t(`weekly.decided.${decision}`)} />
  );
}

type AskedProps = { item: ShownItem; at: number };

/** One thing to decide, or what became of it. */
function Asked({ item, at, isToldAbove }: AskedProps & { isToldAbove: boolean }) {
  const { t } = useLanguage(weeklyMailTexts);
  const { t: upkeep } = useLanguage(upkeepTexts);
  const id = `item-${at}`;
  const what = item.kind === "finding" ? upkeep(`upkeep.${item.reason}`) : item.name;
  return (
    <article aria-labelledby={id} className="[overflow-wrap:anywhere]">
      <h2 id={id} className="text-title-4">
        {item.title || what}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{what}</p>
      {item.kind === "finding" ? <Found item={item} /> : <Proposed item={item} />}
      {item.outcome === null ? (
        <Choice item={item} at={at} />
      ) : (
        !isToldAbove && <p className="mt-4 font-semibold">{t(`weekly.outcome.${item.outcome}`)}</p>
      )}
      <p className="mt-4 text-small">
        <PageLink
          to={item.kind === "proposal" && item.outcome === null ? href("/admin/proposals") : item.to}
          className="text-link"
        >
          {t(item.outcome === "accepted" ? "weekly.goLive" : "weekly.open")}
        </PageLink>
      </p>
    </article>
  );
}

type Of<Kind> = Extract<ShownItem, { kind: Kind }>;

function Found({ item: { words, language: of, review } }: { item: Of<"finding"> }) {
  const { language } = useLanguage(weeklyMailTexts);
  const { t } = useLanguage(upkeepTexts);
  return (
    <>
      {words !== "" && (
        <p lang={of ?? undefined} className="mt-3">
          {isId(words) ? t("upkeep.picture") : words}
        </p>
      )}
      {review && <p className="mt-1 text-ink-soft text-small">{formatDate(review.dueOn, language)}</p>}
    </>
  );
}

/** What stands there, and what is proposed. */
function Proposed({ item: { before, after, language } }: { item: Of<"proposal"> }) {
  const { t } = useLanguage(weeklyMailTexts);
  return (
    <>
      {before !== "" && (
        <p className="mt-3 whitespace-pre-wrap text-ink-soft">
          {t("weekly.before")} <span lang={language ?? undefined}>{before}</span>
        </p>
      )}
      <p className="mt-1 whitespace-pre-wrap">
        {t("weekly.after")} <span lang={language ?? undefined}>{after || t("weekly.nothing")}</span>
      </p>
    </>
  );
}

function Choice({ item, at }: AskedProps) {
  const { t } = useLanguage(weeklyMailTexts);
  const { t: proposals } = useLanguage(proposalTexts);
  const isSending = useNavigation().formData !== undefined;
  const offered =
    item.kind === "finding"
      ? ([["settle", t("weekly.settle")]] as const)
      : ([
          ...(item.mayAccept ? ([["accept", proposals("proposals.accept")]] as const) : []),
          ["refuse", proposals("proposals.refuse")],
        ] as const);
  return (
    <>
      {item.kind === "proposal" && !item.mayAccept && (
        <p className="mt-4 rounded-small bg-info-soft px-4 py-3 text-info text-small">
          {t("weekly.onlyPanel")}
        </p>
      )}
      <Form method="post" preventScrollReset aria-labelledby={`item-${at}`} className="mt-4">
        <fieldset disabled={isSending} className="flex flex-wrap gap-3">
          {offered.map(([verb, text]) => (
            <button
              key={verb}
              type="submit"
              // Of an input of its own, browsers restore the value of another form after a reload.
              name="decision"
              value={`${at} ${verb}`}
              aria-label={`${text}: ${item.title}`}
              className={`button ${verb === "accept" ? "button-primary" : "button-quiet"}`}
            >
              {text}
            </button>
          ))}
        </fieldset>
      </Form>
    </>
  );
}
