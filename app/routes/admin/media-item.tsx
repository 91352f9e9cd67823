import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { getMedia, getMediaUploader, listMediaUses } from "../../data/media/admin-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Found, Missing } from "../../ui/panel/screen.tsx";
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
  const { loaded, ...others } = loaderData;
  const missing = <Missing text={t("media.notFound")} list={href("/admin/media")} />;
  return (
    <Found loaded={loaded} id={params.id} title={t("media.title")} missing={missing}>
      {(media) => <MediaScreen media={media} {...others} />}
    </Found>
  );
}
