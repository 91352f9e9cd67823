import { href, useFetcher } from "react-router";
import { previewAbout } from "../../data/about/admin-about.ts";
import { PreviewFrame } from "../../panel/preview/preview-frame.tsx";
import { previewOrAway, readPreviewRequest } from "../../panel/preview/preview-request.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { accountMeta } from "../account/account-meta.ts";
import { AboutView } from "../site/about/about-view.tsx";
import { readableAbout } from "../site/about/readable-about.server.ts";
import type { Route } from "./+types/about-preview";

/** The about page as visitors will see it, with the changes that wait. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, language } = await readPreviewRequest(request, context);
  const about = await previewAbout(db, language);
  return {
    about: await readableAbout(db, context.get(siteUrl), about, language),
    isWhole: about.isWhole,
  };
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return previewOrAway(serverAction);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, "preview.title");
}

export default function AboutPreview() {
  const { submit, data } = useFetcher<typeof clientAction>({ key: "about" });
  return (
    <PreviewFrame
      needs="publish"
      submit={submit}
      preview={data}
      missing="preview.missingPage"
      editorOf={() => href("/admin/about")}
    >
      {({ about }) => <AboutView about={about} />}
    </PreviewFrame>
  );
}
