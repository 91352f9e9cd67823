import { href, useFetcher } from "react-router";
import { listRelatedArticles } from "../../data/articles/articles.ts";
import { PreviewFrame } from "../../panel/preview/preview-frame.tsx";
import { previewOrAway, readPreviewRequest } from "../../panel/preview/preview-request.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { accountMeta } from "../account/account-meta.ts";
import { ArticleView } from "../site/article/article-view.tsx";
import { illustrate, readDraft } from "../site/article/readable-article.server.ts";
import type { Route } from "./+types/preview";

/** The article as its page shows it, drafts too. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, language } = await readPreviewRequest(request, context);
  const article = await readDraft(db, params.slug, language);
  if (!article) return null;
  const related = await listRelatedArticles(db, article, language);
  return { ...(await illustrate(db, context.get(siteUrl), article, related)), isWhole: article.isWhole };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return previewOrAway(serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function PreviewPage({ params }: Route.ComponentProps) {
  const { submit, data } = useFetcher<typeof clientAction>({ key: params.slug });
  return (
    <PreviewFrame
      needs="panel"
      submit={submit}
      preview={data}
      missing="preview.missing"
      editorOf={({ article }) => href("/admin/blog-editor/:id", { id: article.id })}
    >
      {({ article, related }) => <ArticleView article={article} related={related} />}
    </PreviewFrame>
  );
}
