import { href, useFetcher } from "react-router";
import { previewDownloadPage } from "../../data/downloads/admin-download-page.ts";
import { PreviewFrame } from "../../panel/preview/preview-frame.tsx";
import { previewOrAway, readPreviewRequest } from "../../panel/preview/preview-request.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { accountMeta } from "../account/account-meta.ts";
import { DownloadForm } from "../site/download/download-form.tsx";
import { DownloadView } from "../site/download/download-view.tsx";
import { readable } from "../site/download/readable-page.server.ts";
import type { Route } from "./+types/download-page-preview";

/** The download page as visitors will see it, with the changes that wait. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, language } = await readPreviewRequest(request, context);
  const page = await previewDownloadPage(db, params.id, language);
  return page && { ...(await readable(db, context.get(siteUrl), page, language)), isWhole: page.isWhole };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return previewOrAway(serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function DownloadPagePreview({ params: { id } }: Route.ComponentProps) {
  const { submit, data } = useFetcher<typeof clientAction>({ key: id });
  return (
    <PreviewFrame
      needs="publish"
      submit={submit}
      preview={data}
      missing="preview.missingPage"
      editorOf={() => href("/admin/download-pages/:id", { id })}
    >
      {(page) => (
        <DownloadView page={page}>
          {/* A preview sends nothing. */}
          <div inert>
            <DownloadForm page={page} result={undefined} />
          </div>
        </DownloadView>
      )}
    </PreviewFrame>
  );
}
