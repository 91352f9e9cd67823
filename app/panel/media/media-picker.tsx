import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { getMedia, type Media } from "../../data/media/admin-media.ts";
import { type MediaKind, mediaSearchLimit } from "../../data/media/media-filter.ts";
import type { UploadedMedia } from "../../data/media/upload-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { iconButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useTypedSearch } from "../../ui/panel/hooks/use-typed-search.ts";
import { useModal } from "../../ui/primitives/use-modal.ts";
import { PickerGrid } from "./picker-grid.tsx";
import { UploadArea } from "./upload-area.tsx";

type MediaPickerProps = { kind: MediaKind; onChoose(media: Media): void; onClose(): void };

/** A modal dialog to choose an entry of the library, or to upload one, which is chosen then. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const id = useId();
  const dialog = useModal();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const { typed, type, sendNow } = useTypedSearch(search, setSearch);
  const [isLost, setLost] = useState(false);
  useEffect(() => field.current?.focus(), []);

  async function chooseUploaded(uploaded: UploadedMedia): Promise<void> {
    const media = await orNull(getMedia(accountDatabase(), uploaded.id));
    if (media) onChoose(media);
    else setLost(true);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto flex max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] flex-col rounded-card bg-paper text-ink shadow-raised backdrop:bg-ink/50"
    >
      <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5 sm:pl-7">
        <h2 id={`${id}-title`} className="text-title-3">
          {t(kind === "picture" ? "media.pickPicture" : "media.pickFile")}
        </h2>
        <button type="button" aria-label={t("word.close")} onClick={onClose} className={iconButton}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      <div className="grid min-h-0 gap-5 overflow-y-auto px-5 pb-6 sm:px-7">
        <UploadArea
          accept={kind === "picture" ? "pictures" : "files"}
          onDone={(uploaded) => void chooseUploaded(uploaded)}
        />
        {isLost && (
          <p role="alert" className="text-error text-small">
            {t("media.pickGone")}
          </p>
        )}
        <input
          ref={field}
          type="search"
          aria-label={t("media.search")}
          placeholder={t("media.searchHint")}
          maxLength={mediaSearchLimit}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The dialog may stand in a form.
            event.preventDefault();
            sendNow();
          }}
          className="field"
        />
        <PickerGrid kind={kind} search={search} onChoose={onChoose} />
      </div>
    </dialog>
  );
}
