import { useCallback, useEffect } from "react";
import { data, useFetcher } from "react-router";
import { z } from "zod";
import { accountDatabase } from "../../account/account-database.ts";
import { Protected } from "../../account/protected.tsx";
import { Alert, Spinner } from "../../account/status-messages.tsx";
import { listRelatedArticles } from "../../data/articles/articles.ts";
import { personDatabase } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { asLanguage } from "../../i18n/language-texts.ts";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { accountMeta } from "../account/account-meta.ts";
import { ArticleView } from "../site/article/article-view.tsx";
import { illustrate, readDraft } from "../site/article/readable-article.server.ts";
import type { Route } from "./+types/preview";

const parameters = z.object({ token: z.string().max(8_192), language: z.string() });

/** The article as its page shows it, drafts too. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = parameters.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const db = context.get(personDatabase)(form.data.token);
  const language = asLanguage(form.data.language);
  const article = await readDraft(db, params.slug, language);
  if (!article) return null;
  return illustrate(db, article, await listRelatedArticles(db, article, language));
}

/** The same, or "away" when the server is not reached. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (cause) {
    // fetch throws a TypeError when no response comes.
    if (cause instanceof TypeError) return "away" as const;
    throw cause;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function PreviewPage({ params }: Route.ComponentProps) {
  return (
    <Protected needs="panel">
      <Preview key={params.slug} />
    </Protected>
  );
}

function Preview() {
  const { language, t } = useLanguage(accountTexts);
  const { submit, data: preview } = useFetcher<typeof clientAction>();
  const load = useCallback(async () => {
    const { data } = await accountDatabase().auth.getSession();
    await submit({ token: data.session?.access_token ?? "", language }, { method: "post" });
  }, [submit, language]);
  useEffect(() => void load(), [load]);

  if (preview === undefined) return <Spinner label={t("account.loading")} />;
  if (preview === "away") return <Away onRetry={() => void load()} />;
  return (
    <>
      <p role="status" className="bg-warning-soft py-3 text-center font-semibold text-warning">
        {t(preview ? "preview.banner" : "preview.missing")}
      </p>
      {preview && <ArticleView {...preview} />}
    </>
  );
}

/** No article is shown: the connection is lost, or the server is down. */
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
