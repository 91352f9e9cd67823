import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { type Database, optional, publicDatabase } from "../../data/database.ts";
import {
  type DownloadPage,
  findRenamedDownloadPage,
  getActiveDownloadPage,
} from "../../data/downloads/downloads.ts";
import { formValues, readForm } from "../../data/form-data.ts";
import { withLibraryPictures } from "../../data/media/html-pictures.ts";
import { findPictures } from "../../data/media/shown-picture.ts";
import { downloadRequest } from "../../data/submissions/download-request.ts";
import {
  sendDownloadConfirmation,
  submitDownloadRequest,
} from "../../data/submissions/download-submission.ts";
import {
  type ConfirmedRequest,
  keepConfirmation,
  keptConfirmation,
} from "../../data/submissions/kept-confirmations.server.ts";
import { lostSubmission } from "../../data/submissions/lost-submission.ts";
import { sentParameter } from "../../data/submissions/sent-parameter.ts";
import {
  isSentByBrowser,
  redirectToConfirmation,
  rejectSubmission,
} from "../../data/submissions/submission.ts";
import { readSubmissionMetadata } from "../../data/submissions/submission-metadata.ts";
import { cleanFilledHtml } from "../../html/clean.server.ts";
import { fillPlaceholders } from "../../html/placeholders.ts";
import { readableHtml } from "../../html/readable-html.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { downloadTexts } from "../../i18n/texts/downloads.en.ts";
import { ErrorScreen } from "../../ui/layout/error-screen.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/download";
import { Confirmation } from "./download/confirmation.tsx";
import { DownloadForm } from "./download/download-form.tsx";
import { DownloadView } from "./download/download-view.tsx";
import { readable } from "./download/readable-page.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const page = await getActiveDownloadPage(db, params.slug, language);
  if (!page) {
    const slug = await findRenamedDownloadPage(db, params.slug);
    if (slug) throw redirect(address(language, href("/download/:slug", { slug })) + url.search, 301);
    throw data(null, { status: 404 });
  }
  const shown = await readable(db, context.get(siteUrl), page, language);
  const sent = url.searchParams.get(sentParameter);
  if (sent === null) return data({ ...shown, confirmation: null });
  return data(
    { ...shown, confirmation: await confirmation(db, page, keptConfirmation(sent), language) },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const sent = await request.formData();
  const form = readForm(downloadRequest, sent);
  if (!form.ok) return data({ outcome: "invalid" as const, ...form }, { status: 422 });

  const values = formValues(form.row);
  const page = await optional(getActiveDownloadPage(db, params.slug, language), "away");
  if (page === "away") return rejectSubmission({ outcome: "failed" }, values);
  if (page === null) {
    const slug = await optional(findRenamedDownloadPage(db, params.slug), "away");
    if (slug === "away") return rejectSubmission({ outcome: "failed" }, values);
    // 308 preserves the method: the browser sends the form again.
    if (slug) throw redirect(address(language, href("/download/:slug", { slug })) + url.search, 308);
    throw data(null, { status: 404 });
  }
  const metadata = readSubmissionMetadata(sent);
  const submission = await submitDownloadRequest(db, page, form.row, metadata, language);
  if (submission.outcome !== "stored") return rejectSubmission(submission, values);
  // What is suspected, such as what autofill sends at once, gets no mail, and is told so.
  const sending = await sendDownloadConfirmation(db, form.row, page.title, language);
  const confirmed = { ...form.row, ...sending, isRepeated: submission.isRepeated };
  if (isSentByBrowser(request)) throw redirectToConfirmation(url, keepConfirmation(confirmed));
  return { outcome: "stored" as const, confirmation: await confirmation(db, page, confirmed, language) };
}

/** The confirmation text with its placeholders filled; the default for a request that is no longer known. */
async function confirmation(
  db: Database,
  page: DownloadPage,
  request: ConfirmedRequest | null,
  language: Language,
) {
  if (!request) return { downloadUrl: null, isHeld: false, isRepeated: false, title: null, html: null };
  const { downloadUrl, isHeld, isRepeated } = request;
  const values = {
    name: request.name,
    email: request.email,
    company: request.company ?? "",
    pageTitle: page.title,
    ...(downloadUrl && { downloadUrl }),
  };
  const html =
    page.confirmationContent && readableHtml(cleanFilledHtml(page.confirmationContent, values), language);
  const pictures = await findPictures(db, [html]);
  return {
    downloadUrl,
    isHeld,
    isRepeated,
    title: page.confirmationTitle && fillPlaceholders(page.confirmationTitle, values),
    html: html && withLibraryPictures(html, pictures, page.language),
  };
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    const isElsewhere = error instanceof Response || isMissing(error);
    if (isElsewhere) throw error;
    return lostSubmission(error);
  }
}

/** Whether an error is a 404, not a failure. */
function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function headers({ parentHeaders, loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers([...parentHeaders, ...actionHeaders]);
  for (const [name, value] of loaderHeaders) headers.set(name, value);
  return headers;
}

export function meta({ loaderData, error, location, matches, params }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, downloadTexts);
  const page = { language, matches, path: href("/download/:slug", params) };
  if (!loaderData) {
    // The error boundary sets its own title.
    if (!isMissing(error)) return [];
    return pageMeta({
      ...page,
      title: t("downloads.notFound.title"),
      noIndex: true,
    });
  }
  return pageMeta({
    ...page,
    title: loaderData.title,
    description: loaderData.description,
    available: loaderData.languages,
  });
}

export default function DownloadRoute({ loaderData: page, actionData }: Route.ComponentProps) {
  const confirmation = actionData?.outcome === "stored" ? actionData.confirmation : page.confirmation;
  if (confirmation) return <Confirmation {...confirmation} language={page.language} />;
  return (
    <DownloadView page={page}>
      <DownloadForm page={page} result={actionData?.outcome === "stored" ? undefined : actionData} />
    </DownloadView>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage(downloadTexts);
  if (!isMissing(error)) {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    return <ErrorScreen status={status} text={t("downloads.loadFailed")} />;
  }
  return (
    <ErrorScreen status={404} title={t("downloads.notFound.title")} text={t("downloads.notFound.text")} />
  );
}
