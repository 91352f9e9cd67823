import { useMemo } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { getMedia, InUse, type Media, updateMedia } from "../../../data/media/admin-media.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import type { ShownConflict } from "../../../panel/editing/conflict-dialog.tsx";
import type { Fields } from "../../../panel/editing/edits.ts";
import { useEdits } from "../../../panel/editing/use-edits.ts";
import { useRejectedSave } from "../../../panel/editing/use-rejected-save.ts";
import { Deleted, useSaveEdits } from "../../../panel/editing/use-save-edits.ts";
import {
  columnsOf,
  fieldsOf,
  type MediaFieldName,
  mediaFieldProblem,
} from "../../../panel/media/media-fields.ts";

export type MediaEdits = ReturnType<typeof useMediaFields>;

/** The fields of an entry of the library, and their save. */
export function useMediaFields(media: Media) {
  const { t } = useLanguage(mediaPanelTexts);
  const { t: field } = useLanguage(fieldPanelTexts);
  const edits = useEdits(
    `media:${media.id}`,
    useMemo(() => fieldsOf(media), [media]),
  );
  const { isBusy, save: saveEdits, resolution } = useSaveEdits(edits);
  const reject = useRejectedSave();
  const read = (name: MediaFieldName) => edits.values[name] ?? "";

  /** The error of a field; its length is told by the field itself. */
  function errorOf(name: MediaFieldName): string | undefined {
    switch (mediaFieldProblem(name, read(name))) {
      case "missing":
        return field("fields.missing");
      case "shape":
        return t(name === "name" ? "media.nameShape" : "media.focalShape");
      default:
        return undefined;
    }
  }

  async function save(): Promise<void> {
    if (names.some((name) => mediaFieldProblem(name, read(name)) !== null)) return reject("fields.refused");
    const db = accountDatabase();
    const store = {
      read: () => getMedia(db, media.id),
      fieldsOf,
      async write(stored: Media, changed: Fields) {
        if (!(await updateMedia(db, stored, columnsOf(changed))))
          throw new Deleted("it was deleted meanwhile");
      },
    };
    await saveEdits(edits.open, store, {
      done: t("media.saved"),
      failed: (error) => t(failureOf(error)),
    });
  }

  return {
    edits,
    read,
    // Each is one line.
    write: (name: MediaFieldName, typed: string) => edits.set(name, typed.replace(/\p{Cc}+/gu, " ")),
    errorOf,
    labelOf(name: string) {
      const known = names.find((one) => one === name);
      return known ? t(labels[known]) : name;
    },
    /** A conflict in words. */
    readable(conflict: ShownConflict): ShownConflict {
      if (conflict.name !== "is_decorative") return conflict;
      const word = (value: string) => t(value === "true" ? "media.yes" : "media.no");
      return { ...conflict, mine: word(conflict.mine), theirs: word(conflict.theirs) };
    },
    isSaving: isBusy,
    save,
    resolution,
  };
}

function failureOf(error: unknown) {
  if (error instanceof InUse) return "media.liveForEditors";
  return error instanceof Deleted ? "media.gone" : "media.saveFailed";
}

const names = [
  "name",
  "alt_nl",
  "alt_en",
  "is_decorative",
  "focal_x",
  "focal_y",
] as const satisfies MediaFieldName[];

const labels = {
  name: "word.name",
  alt_nl: "media.altNl",
  alt_en: "media.altEn",
  is_decorative: "media.isDecorative",
  focal_x: "media.focalX",
  focal_y: "media.focalY",
} as const satisfies Record<MediaFieldName, keyof (typeof mediaPanelTexts)["en"]>;
