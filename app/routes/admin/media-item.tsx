import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getMedia, getMediaUploader, listMediaUses } from "../../data/media/admin-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull, useFailureToast } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../ui/panel/hooks/use-last-loaded.ts";
import { LoadFailure } from "../../ui/panel/load-failure.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/media-item";
import { MediaScreen } from "./media-item/media-screen.tsx";

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const db = accountDatabase();
  const [loaded, uses, uploader] = await Promise.all([
    orNull(getMedia(db, id).then((found) => ({ found }))),
    orNull(listMediaUses(db, [id])),
    orNull(getMediaUploader(db, id)),
  ]);
  return { loaded, uses, uploader };
}

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(matches, "panel.media");
}

export default function MediaItemPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const { loaded, uses, uploader } = loaderData;
  useFailureToast(loaded, t("media.itemFailed"));
  // Deletion by somebody else must not remove what was typed.
  const media = useLastLoaded(loaded?.found ?? null);
  if (media?.id === params.id) {
    return <MediaScreen key={media.id} media={media} uses={uses} uploader={uploader} />;
  }
  if (loaded) return <Missing />;
  return (
    <>
      <h1 className="pt-6 pb-8 text-title-2">{t("media.title")}</h1>
      <LoadFailure text={t("media.itemFailed")} />
    </>
  );
}

/** Redirects to the library with a message. */
function Missing() {
  const { t } = useLanguage(mediaPanelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const [title, text] = [t("word.error"), t("media.notFound")];
  useEffect(() => {
    toast({ tone: "destructive", title, text, goesAlong: true });
    void navigate(href("/admin/media"), { replace: true });
  }, [toast, navigate, title, text]);
  return null;
}
