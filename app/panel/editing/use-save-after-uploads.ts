import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { pictureTexts } from "../../i18n/panel/pictures.en.ts";
import { useHasPendingUploads } from "../media/pending-uploads.ts";

type SaveAfterUploads = {
  /** Says that something is being uploaded. */
  text: string | null;
  /** Whether a save was asked for, and waits. */
  isWaiting: boolean;
  save(): void;
};

/** Saves once no picture of the screen is being uploaded, so that none is missing in what is stored. */
export function useSaveAfterUploads(save: () => void): SaveAfterUploads {
  const { t } = useLanguage(pictureTexts);
  const isUploading = useHasPendingUploads();
  const [isWaiting, setWaiting] = useState(false);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isWaiting || isUploading) return;
    setWaiting(false);
    saveNow();
  }, [isWaiting, isUploading]);
  const text = isUploading ? t(isWaiting ? "pictures.waiting" : "pictures.uploading") : null;
  return { text, isWaiting, save: () => (isUploading ? setWaiting(true) : save()) };
}
