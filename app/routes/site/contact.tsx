import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { data, href, useSearchParams } from "react-router";
import { findContactPerson, type ContactPerson as Person } from "../../data/about/contact-person.ts";
import { publicDatabase } from "../../data/database.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { momentsAgain } from "../../data/submissions/call-times.ts";
import { sendContactConfirmation, submitContactMessage } from "../../data/submissions/contact.ts";
import { readContactForm } from "../../data/submissions/contact-message.ts";
import { findMoments } from "../../data/submissions/find-moments.ts";
import { lostSubmission } from "../../data/submissions/lost-submission.ts";
import { sentParameter } from "../../data/submissions/sent-parameter.ts";
import {
  isSentByBrowser,
  redirectToConfirmation,
  rejectSubmission,
} from "../../data/submissions/submission.ts";
import { readSubmissionMetadata } from "../../data/submissions/submission-metadata.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { useFirm, useLanguage } from "../../i18n/language.tsx";
import { translator } from "../../i18n/language-texts.ts";
import { contactTexts } from "../../i18n/texts/contact.en.ts";
import { sentences, titleSize } from "../../ui/joined.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { Avatar } from "../../ui/pictures/avatar.tsx";
import type { Route } from "./+types/contact";
import { Confirmation, confirmations } from "./contact/confirmation.tsx";
import { ContactForm } from "./contact/contact-form.tsx";
import { momentsLine } from "./contact/moment-text.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const changed = await context.get(siteTexts)(language);
  const db = context.get(publicDatabase);
  const [person, { proposed }] = await Promise.all([
    findContactPerson(db, changed, language),
    findMoments(db, changed),
  ]);
  return { person, moments: proposed };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const changed = await context.get(siteTexts)(language);
  const t = translator(contactTexts, language, changed);
  const sent = await request.formData();
  const { proposed, accepted } = await findMoments(db, changed);
  const form = readContactForm(sent, accepted, (moments) => momentsLine(moments, language, t));
  if (!form.ok) {
    const again = momentsAgain(proposed, accepted, form.values.moments);
    return data({ outcome: "invalid" as const, ...form, proposed: again }, { status: 422 });
  }

  const metadata = readSubmissionMetadata(sent);
  const submission = await submitContactMessage(db, form.row, metadata, language);
  if (submission.outcome !== "stored") return rejectSubmission(submission, form.values);
  // What is suspected, such as what autofill sends at once, gets no mail, and none is promised.
  const isConfirmed = !submission.isRepeated && (await sendContactConfirmation(db, form.row));
  const stored = isConfirmed ? ("sent" as const) : ("saved" as const);
  const confirmation = submission.isRepeated ? ("repeated" as const) : stored;
  if (isSentByBrowser(request)) throw redirectToConfirmation(url, confirmation);
  return { outcome: "stored" as const, confirmation };
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return lostSubmission(error);
  }
}

/** No message changes what is loaded, and a failed reload would replace its confirmation. */
export function shouldRevalidate() {
  return false;
}

export function headers({ parentHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...parentHeaders, ...actionHeaders]);
}

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, contactTexts);
  return pageMeta({
    language,
    matches,
    path: href("/contact"),
    title: t("contact.meta.title"),
    description: t("contact.meta.description"),
    kind: "ContactPage",
  });
}

export default function ContactPage({ loaderData: { person, moments }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage(contactTexts);
  return (
    <>
      <section className="page-width pt-14 pb-12 lg:pt-20">
        <h1 className={`max-w-4xl ${titleSize(t("contact.title"))}`}>{sentences(t("contact.title"))}</h1>
        <p className="mt-6 max-w-text text-ink-soft text-lead">{t("contact.text")}</p>
      </section>
      <section className="page-width grid gap-10 pb-24 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-20">
        {person && (
          <div className="lg:col-start-2 lg:row-start-1">
            <ContactPerson person={person} />
          </div>
        )}
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FormOrConfirmation result={actionData} moments={moments} />
        </div>
        <ContactDetails />
      </section>
    </>
  );
}

type FormOrConfirmationProps = {
  result: Route.ComponentProps["actionData"];
  moments: Route.ComponentProps["loaderData"]["moments"];
};

function FormOrConfirmation({ result, moments }: FormOrConfirmationProps) {
  const redirected = useSearchParams()[0].get(sentParameter);
  if (result?.outcome === "stored") return <Confirmation outcome={result.confirmation} result={result} />;
  const outcome = confirmations.find((one) => one === redirected);
  if (!result && outcome) return <Confirmation outcome={outcome} />;
  return <ContactForm result={result} moments={moments} />;
}

function ContactDetails() {
  const { t } = useLanguage(contactTexts);
  const firm = useFirm();
  return (
    <aside aria-labelledby="contact-details" className="self-start rounded-card bg-paper-deep p-7 lg:p-9">
      <h2 id="contact-details" className="text-title-3">
        {t("contact.details")}
      </h2>
      <address className="mt-6 grid gap-6 not-italic">
        <Detail icon={<Mail aria-hidden="true" strokeWidth={1.5} />} label={t("contact.email")}>
          <a href={`mailto:${firm.email}`} className="text-link standalone-link">
            {firm.email}
          </a>
        </Detail>
        <Detail
          icon={<Phone aria-hidden="true" strokeWidth={1.5} />}
          label={t("contact.phone")}
          note={t("contact.phoneHours")}
        >
          <a href={`tel:${firm.phone.dialled}`} className="text-link standalone-link">
            {firm.phone.shown}
          </a>
        </Detail>
        <Detail
          icon={<MapPin aria-hidden="true" strokeWidth={1.5} />}
          label={t("contact.visit")}
          note={t("contact.visitNote")}
        >
          {`${firm.street}, ${firm.postcode} ${firm.city}`}
        </Detail>
      </address>
    </aside>
  );
}

type DetailProps = { icon: ReactNode; label: string; note?: string; children: ReactNode };

function Detail({ icon, label, note, children }: DetailProps) {
  return (
    <div className="flex gap-4">
      <span className="mt-0.5 text-accent">{icon}</span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-ink-soft text-small">{label}</p>
        <p>{children}</p>
        {note && <p className="mt-0.5 text-ink-soft text-small">{note}</p>}
      </div>
    </div>
  );
}

/** The member of the team who answers messages. */
function ContactPerson({ person: { name, role, imageUrl, picture } }: { person: Person }) {
  const { t } = useLanguage(contactTexts);
  return (
    <section aria-labelledby="contact-person" className="flex items-center gap-6">
      <Avatar name={name} src={imageUrl} picture={picture} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 id="contact-person" className="text-title-4">
          {name}
        </h2>
        {role && (
          <p lang={role.language} className="mt-1 font-semibold text-accent-deep">
            {role.text}
          </p>
        )}
        <p className="mt-1 text-ink-soft">{t("contact.promise")}</p>
      </div>
    </section>
  );
}
