import { useEffect } from "react";
import { data, useFetcher } from "react-router";
import { z } from "zod";
import { accountDatabase } from "../../account/account-database.ts";
import { Protected } from "../../account/protected.tsx";
import { Spinner } from "../../account/status-messages.tsx";
import { listRelatedArticles } from "../../data/articles/articles.ts";
import { personDatabase } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { asLanguage } from "../../i18n/language-texts.ts";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { accountMeta } from "../account/account-meta.ts";
import { ArticleView } from "../site/article/article-view.tsx";
import { readDraft } from "../site/article/readable-article.server.ts";
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
  return { article, related: await listRelatedArticles(db, article, language) };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function PreviewPage({ params }: Route.ComponentProps) {
  return (
    <Protected isAdminOnly>
      <Preview key={params.slug} />
    </Protected>
  );
}

function Preview() {
  const { language, t } = useLanguage(accountTexts);
  const { submit, data: preview } = useFetcher<typeof action>();
  useEffect(() => {
    void accountDatabase()
      .auth.getSession()
      .then(({ data }) => submit({ token: data.session?.access_token ?? "", language }, { method: "post" }));
  }, [submit, language]);

  if (preview === undefined) return <Spinner label={t("account.loading")} />;
  return (
    <>
      <p role="status" className="bg-warning-soft py-3 text-center font-semibold text-warning">
        {t(preview ? "preview.banner" : "preview.missing")}
      </p>
      {preview && <ArticleView {...preview} />}
    </>
  );
}
