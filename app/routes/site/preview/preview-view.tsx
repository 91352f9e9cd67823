import { AboutView } from "../about/about-view.tsx";
import { ArticleView } from "../article/article-view.tsx";
import { DownloadForm } from "../download/download-form.tsx";
import { DownloadView } from "../download/download-view.tsx";
import { PageView } from "../page/page-view.tsx";
import type { Preview } from "./previews.server.ts";

/** What a preview shows. */
export function PreviewView({ shown }: { shown: Preview }) {
  if ("article" in shown) return <ArticleView article={shown.article} related={shown.related} />;
  if ("page" in shown) return <PageView page={shown.page} />;
  if ("about" in shown) return <AboutView about={shown.about} />;
  return (
    <DownloadView page={shown.download}>
      {/* A preview sends nothing. */}
      <div inert>
        <DownloadForm page={shown.download} result={undefined} />
      </div>
    </DownloadView>
  );
}
