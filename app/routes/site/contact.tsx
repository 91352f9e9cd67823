import { data, href, useSearchParams } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { formValues, readForm } from "../../data/form-data.ts";
import { sendContactConfirmation, submitContactMessage } from "../../data/submissions/contact.ts";
import { contactMessage } from "../../data/submissions/contact-message.ts";
import { lostSubmission } from "../../data/submissions/lost-submission.ts";
import { sentParameter } from "../../data/submissions/sent-parameter.ts";
import {
  isSentByBrowser,
  redirectToConfirmation,
  rejectSubmission,
} from "../../data/submissions/submission.ts";
import { readSubmissionMetadata } from "../../data/submissions/submission-metadata.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { contactTexts } from "../../i18n/texts/contact.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import type { Route } from "./+types/contact";
import { ContactDetails } from "./contact/contact-details.tsx";
import { ContactForm } from "./contact/contact-form.tsx";

export async function action({ request, context, url }: Route.ActionArgs) {
  const db = context.get(publicDatabase);
  const sent = await request.formData();
  const form = readForm(contactMessage, sent);
  if (!form.ok) return data({ outcome: "invalid" as const, ...form }, { status: 422 });

  const language = languageOf(url.pathname);
  const metadata = readSubmissionMetadata(sent);
  const submission = await submitContactMessage(db, form.row, metadata, language);
  if (submission.outcome !== "stored") return rejectSubmission(submission, formValues(form.row));
  // What passes for spam, such as what autofill sends at once, gets no mail, and none is promised.
  const isConfirmed = !metadata.is_spam && (await sendContactConfirmation(db, form.row));
  const outcome = isConfirmed ? ("sent" as const) : ("saved" as const);
  if (isSentByBrowser(request)) throw redirectToConfirmation(url, outcome);
  return { outcome };
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return lostSubmission(error);
  }
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

/** The results that a redirect tells. */
const confirmed = { sent: { outcome: "sent" }, saved: { outcome: "saved" } } as const;

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage(contactTexts);
  const sent = useSearchParams()[0].get(sentParameter);
  return (
    <>
      <section className="page-width pt-14 pb-12 lg:pt-20">
        <h1 className="max-w-4xl text-title-1">{t("contact.title")}</h1>
        <p className="mt-6 max-w-text text-ink-soft text-lead">{t("contact.text")}</p>
      </section>
      <section className="page-width grid gap-14 pb-24 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <ContactForm
          result={actionData ?? (sent === "sent" || sent === "saved" ? confirmed[sent] : undefined)}
        />
        <ContactDetails />
      </section>
    </>
  );
}
