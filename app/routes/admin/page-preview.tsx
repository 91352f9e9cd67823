import type { FormEvent } from "react";
import { href, useFetcher } from "react-router";
import { previewPage } from "../../data/pages/edited-page.ts";
import { PreviewFrame } from "../../panel/preview/preview-frame.tsx";
import { previewOrAway, readPreviewRequest } from "../../panel/preview/preview-request.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { accountMeta } from "../account/account-meta.ts";
import { PageView } from "../site/page/page-view.tsx";
import { readablePage } from "../site/page/readable-page.server.ts";
import type { Route } from "./+types/page-preview";

/** The page as visitors will see it, with the changes that wait; drafts too. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, language } = await readPreviewRequest(request, context);
  const found = await previewPage(db, params.id, language);
  if (!found) return null;
  const { isWhole, ...page } = found;
  return { page: await readablePage(db, context.get(siteUrl), page), isWhole };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return previewOrAway(serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function PagePreview({ params: { id } }: Route.ComponentProps) {
  const { submit, data } = useFetcher<typeof clientAction>({ key: id });
  return (
    <PreviewFrame
      needs="panel"
      submit={submit}
      preview={data}
      missing="preview.missingPage"
      editorOf={() => href("/admin/pages/:id", { id })}
    >
      {({ page }) => (
        // A preview sends nothing.
        <div onSubmitCapture={swallow}>
          <PageView page={page} />
        </div>
      )}
    </PreviewFrame>
  );
}

function swallow(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
