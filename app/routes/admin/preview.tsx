import { type FormEvent, useCallback, useEffect } from "react";
import { data, Link, useFetcher } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { Protected } from "../../account/protected.tsx";
import { Alert, Spinner } from "../../account/status-messages.tsx";
import { editorOf, placesOf, versionedKinds } from "../../content/kinds.ts";
import { personDatabase } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { asLanguage } from "../../i18n/language-texts.ts";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { previewTexts } from "../../i18n/texts/preview.en.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { z } from "../../zod.ts";
import { accountMeta } from "../account/account-meta.ts";
import { PreviewView } from "../site/preview/preview-view.tsx";
import { previewStored } from "../site/preview/previews.server.ts";
import type { Route } from "./+types/preview";

const sent = z.object({ token: z.string().max(8_192), language: z.string() });

/** A document as its page would show it to visitors, with the changes that wait, for the person with this token. */
export async function action({ request, context, params: { kind: name, id } }: Route.ActionArgs) {
  const form = sent.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const kind = versionedKinds.find((one) => one === name);
  if (!kind) return null;
  const db = context.get(personDatabase)(form.data.token);
  const reading = { db, origin: context.get(siteUrl), language: asLanguage(form.data.language) };
  const shown = await previewStored(reading, kind, id);
  return shown && { shown, editor: editorOf(placesOf(kind), id) };
}

/** "away" when the server is not reached. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (cause) {
    // fetch throws a TypeError when no response comes.
    if (cause instanceof TypeError) return "away";
    throw cause;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function PreviewPage({ params: { kind, id } }: Route.ComponentProps) {
  const known = versionedKinds.find((one) => one === kind);
  return (
    <Protected needs={known ? placesOf(known).needs : "panel"}>
      <Preview key={id} kind={kind} id={id} />
    </Protected>
  );
}

/** Loads the preview as the signed-in person, and shows it below a banner. */
function Preview({ kind, id }: { kind: string; id: string }) {
  const { language, t } = useLanguage(accountTexts);
  const { t: link } = useLanguage(previewTexts);
  const { submit, data: preview } = useFetcher<typeof clientAction>({ key: id });
  const load = useCallback(async () => {
    const { data: account } = await accountDatabase().auth.getSession();
    await submit({ token: account.session?.access_token ?? "", language }, { method: "post" });
  }, [submit, language]);
  useEffect(() => void load(), [load]);

  if (preview === undefined) return <Spinner label={t("account.loading")} />;
  if (preview === "away") return <Away onRetry={() => void load()} />;
  const missing = kind === "article" ? "preview.missing" : "preview.missingPage";
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-x-5 bg-warning-soft px-5 py-2 text-center font-semibold text-warning">
        <p role="status">
          {t(preview ? "preview.banner" : missing)}
          {preview?.shown.isWhole === false && ` ${link("preview.part")}`}
        </p>
        {preview && (
          <Link
            to={preview.editor}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t("preview.edit")}
          </Link>
        )}
      </div>
      {preview && (
        <div onSubmitCapture={swallow}>
          <PreviewView shown={preview.shown} />
        </div>
      )}
    </>
  );
}

/** A preview sends nothing. */
function swallow(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Nothing is shown: the connection is lost, or the server is down. */
function Away({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage(accountTexts);
  const { t: common } = useLanguage();
  return (
    <section className="page-width grid max-w-xl justify-items-start gap-5 py-16">
      <Alert>{t("preview.away")}</Alert>
      <button type="button" onClick={onRetry} className="button button-quiet">
        {common("unavailable.again")}
      </button>
    </section>
  );
}
