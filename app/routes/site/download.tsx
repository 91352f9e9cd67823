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
import { lostSubmission } from "../../data/submissions/lost-submission.ts";
import { rejectSubmission } from "../../data/submissions/submission.ts";
import { readSubmissionMetadata } from "../../data/submissions/submission-metadata.ts";
import { cleanFilledHtml } from "../../html/clean.server.ts";
import { fillPlaceholders } from "../../html/placeholders.ts";
import { withScrollingTables } from "../../html/scrolling-tables.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { downloadTexts } from "../../i18n/texts/downloads.en.ts";
import { ErrorScreen } from "../../ui/layout/error-screen.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
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
  return readable(db, page, language);
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
  // Spam gets the normal response, but no mail.
  const link = metadata.is_spam ? null : await sendDownloadConfirmation(db, form.row, page.title, language);
  return { outcome: "stored" as const, confirmation: await confirmation(db, page, form.row, link, language) };
}

/** The confirmation text with its placeholders filled. */
async function confirmation(
  db: Database,
  page: DownloadPage,
  request: { name: string; email: string; company: string | null },
  downloadUrl: string | null,
  language: Language,
) {
  const values = {
    name: request.name,
    email: request.email,
    company: request.company ?? "",
    pageTitle: page.title,
    ...(downloadUrl && { downloadUrl }),
  };
  const html =
    page.confirmationContent &&
    withScrollingTables(cleanFilledHtml(page.confirmationContent, values), language);
  const pictures = await findPictures(db, [html]);
  return {
    downloadUrl,
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

export function headers({ parentHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...parentHeaders, ...actionHeaders]);
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
  if (actionData?.outcome === "stored") {
    return <Confirmation {...actionData.confirmation} language={page.language} />;
  }
  return (
    <DownloadView page={page}>
      <DownloadForm page={page} result={actionData} />
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
