import { useRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import type { Media, MediaUse } from "../../../data/media/admin-media.ts";
import { ConflictDialog } from "../editing/conflict-dialog.tsx";
import { RestoredNote } from "../editing/restored-note.tsx";
import { DescriptionCard } from "./description-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import { FocalCard } from "./focal-card.tsx";
import { MediaBar } from "./media-bar.tsx";
import { ReplaceCard } from "./replace-card.tsx";
import { useMediaFields } from "./use-media-fields.ts";
import { UsesCard } from "./uses-card.tsx";

type MediaScreenProps = {
  media: Media;
  /** Null when loading failed. */
  uses: readonly MediaUse[] | null;
  uploader: string | null;
};

export function MediaScreen({ media, uses, uploader }: MediaScreenProps) {
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
