import { useId } from "react";
import { href, useRevalidator } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { useAuth } from "../../account/use-auth.ts";
import {
  getMedia,
  getMediaUploader,
  listMediaUses,
  type Media,
  type MediaUse,
} from "../../data/media/admin-media.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { ConflictDialog } from "../../panel/editing/conflict-dialog.tsx";
import { RestoredNote } from "../../panel/editing/restored-note.tsx";
import { panelMeta } from "../../panel/kit/panel-meta.ts";
import { altLimit, nameLimit } from "../../panel/media/media-fields.ts";
import { UploadArea } from "../../panel/media/upload-area.tsx";
import { cardBox } from "../../ui/panel/card.tsx";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { PanelField } from "../../ui/panel/panel-field.tsx";
import { Found, Missing } from "../../ui/panel/screen.tsx";
import { useToast } from "../../ui/primitives/toast.tsx";
import type { Route } from "./+types/media-item";
import { FactsCard } from "./media-item/facts-card.tsx";
import { FocalCard } from "./media-item/focal-card.tsx";
import { MediaBar } from "./media-item/media-bar.tsx";
import { UseList } from "./media-item/use-list.tsx";
import { type MediaEdits, useMediaFields } from "./media-item/use-media-fields.ts";

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

type MediaScreenProps = {
  media: Media;
  /** Null when loading failed. */
  uses: readonly MediaUse[] | null;
  uploader: string | null;
};

function MediaScreen({ media, uses, uploader }: MediaScreenProps) {
  const fields = useMediaFields(media);
  const { edits, resolution } = fields;
  const { user } = useAuth();
  const mayAll = useRight("publish");
  const isLive = uses === null || uses.some((use) => use.isLive);
  const mayDescribe = mayAll || !isLive;
  const mayRemove = mayAll || (!isLive && uploader !== null && uploader === user?.email);
  const isPicture = media.width !== null;
  return (
    <>
      <MediaBar media={media} uses={uses} fields={fields} maySave={mayDescribe} mayDelete={mayRemove} />
      {edits.restoredAt && <RestoredNote time={edits.restoredAt} onDiscard={edits.discardAll} />}
      <div className="grid max-w-7xl gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <fieldset disabled={!mayDescribe} className="grid min-w-0 content-start gap-6">
          {isPicture && <FocalCard media={media} fields={fields} />}
          <DescriptionCard isPicture={isPicture} fields={fields} />
        </fieldset>
        <div className="grid min-w-0 content-start gap-6">
          <UsesCard media={media} uses={uses} />
          <FactsCard media={media} uploader={uploader} />
          {mayRemove && <ReplaceCard media={media} />}
        </div>
      </div>
      {resolution && (
        <ConflictDialog
          {...resolution}
          conflicts={resolution.conflicts.map(fields.readable)}
          nameOf={({ name }) => fields.labelOf(name)}
        />
      )}
    </>
  );
}

/** Puts another picture or PDF in the place of an entry. */
function ReplaceCard({ media }: { media: Media }) {
  const { t } = useLanguage(mediaPanelTexts);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isPicture = media.width !== null;
  return (
    <section aria-labelledby="replace" className={cardBox}>
      <h2 id="replace" className="text-title-4">
        {t("media.replaceTitle")}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft text-small">
        {t(isPicture ? "media.replacePictureText" : "media.replaceFileText")}
      </p>
      <UploadArea
        accept={isPicture ? "pictures" : "files"}
        label={t(isPicture ? "media.replacePicture" : "media.replaceFile")}
        path={media.path}
        onDone={({ isKnown }) => {
          if (!isKnown) toast({ tone: "success", title: t("media.replacedToast") });
          void revalidate();
        }}
      />
    </section>
  );
}

type UsesCardProps = { media: Media; uses: readonly MediaUse[] | null };

/** Where a picture or file is used. */
function UsesCard({ media: { unused_since }, uses }: UsesCardProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  return (
    <section aria-labelledby="uses" className={cardBox}>
      <h2 id="uses" className="mb-3 text-title-4">
        {t("media.uses")}
      </h2>
      {uses === null && <p>{t("media.usesFailed")}</p>}
      {uses?.length === 0 && (
        <p className="text-ink-soft">
          {unused_since === null
            ? t("media.usesNone")
            : t("media.usesNoneSince", { date: formatDate(unused_since, language) })}
        </p>
      )}
      {uses && uses.length > 0 && (
        <div className="-mb-1 max-h-96 overflow-y-auto">
          <UseList uses={uses} />
        </div>
      )}
    </section>
  );
}

type DescriptionCardProps = { isPicture: boolean; fields: MediaEdits };

/** The name of an entry, and what a picture shows. */
function DescriptionCard({ isPicture, fields: { read, write, errorOf } }: DescriptionCardProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const id = useId();
  const title = isPicture ? "media.describeTitle" : "word.name";
  const isDecorative = read("is_decorative") === "true";
  return (
    <section aria-label={t(title)} className={`${cardBox} grid gap-5`}>
      {isPicture && <h2 className="text-title-4">{t(title)}</h2>}
      <PanelField
        label={t("word.name")}
        hint={t("media.nameHint")}
        value={read("name")}
        max={nameLimit}
        error={errorOf("name")}
        isRequired
        onChange={(typed) => write("name", typed)}
      />
      {isPicture && (
        <>
          <PanelField
            label={t("media.altNl")}
            language="nl"
            value={read("alt_nl")}
            max={altLimit}
            rows={2}
            onChange={(typed) => write("alt_nl", typed)}
          />
          <PanelField
            label={t("media.altEn")}
            hint={t("media.altHint")}
            language="en"
            value={read("alt_en")}
            max={altLimit}
            rows={2}
            onChange={(typed) => write("alt_en", typed)}
          />
          <div>
            <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={isDecorative}
                aria-describedby={`${id}-decorative`}
                onChange={({ target }) => write("is_decorative", String(target.checked))}
                className="size-5 accent-accent"
              />
              {t("media.isDecorative")}
            </label>
            <p id={`${id}-decorative`} className="text-ink-soft text-small">
              {t("media.isDecorativeHint")}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
