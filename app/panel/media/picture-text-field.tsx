import { useEffect, useId, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listLinkChoices } from "../../data/articles/link-choices.ts";
import { isAnimated } from "../../data/media/animated.ts";
import { mediaAddress } from "../../data/media/picture-address.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { pictureTexts } from "../../i18n/panel/pictures.en.ts";
import { useToast } from "../../ui/primitives/toast.tsx";
import { RichTextField, type RichTextFieldProps } from "../../ui/rich-text/rich-text-field.tsx";
import type { TextPictures } from "../../ui/rich-text/text-pictures.ts";
import { useSendingGuard } from "../editing/use-leave-guard.ts";
import { describeFileProblem } from "./describe-file-problem.ts";
import { MediaPicker } from "./media-picker.tsx";
import { setPendingUpload } from "./pending-uploads.ts";
import { RejectedPicture, sendPicture } from "./send-picture.ts";

/** A rich-text field whose pictures are those of the library, and whose links lead to pages of the site. */
export function PictureTextField(field: Omit<RichTextFieldProps, "pictures" | "listLinks">) {
  const { pictures, answer, isPending } = useTextPictures();
  useSendingGuard(isPending);
  return (
    <>
      <RichTextField
        {...field}
        pictures={pictures}
        listLinks={() => listLinkChoices(accountDatabase(), field.language)}
      />
      {answer && (
        <div ref={keepEscape}>
          <MediaPicker
            kind="picture"
            onChoose={({ id }) => answer(mediaAddress(id))}
            onClose={() => answer(null)}
          />
        </div>
      )}
    </>
  );
}

/** Escape closes the picker, which gives the focus back to the editor's dialog: that would close when it is released. */
function keepEscape(element: HTMLElement | null): (() => void) | undefined {
  function swallow({ key }: KeyboardEvent): void {
    if (key !== "Escape") return;
    document.addEventListener("keyup", (released) => released.stopPropagation(), {
      capture: true,
      once: true,
    });
  }
  element?.addEventListener("keydown", swallow);
  return () => element?.removeEventListener("keydown", swallow);
}

type Answer = (address: string | null) => void;

/** `answer` ends an open question for a picture. */
function useTextPictures() {
  const { t } = useLanguage(pictureTexts);
  const { language, t: media } = useLanguage(mediaPanelTexts);
  const toast = useToast();
  const key = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => () => setPendingUpload(key, false), [key]);

  const [pictures] = useState<TextPictures>(() => ({
    async upload(file, onProgress) {
      const address = await sendPicture(file, onProgress);
      if (await isAnimated(file).catch(() => false)) {
        toast({ tone: "success", title: media("media.done"), text: media("media.animated") });
      }
      return address;
    },
    reasonOf(error) {
      const rejected = error instanceof RejectedPicture ? error : new RejectedPicture("lost");
      return t("pictures.notUploaded", { reason: describeFileProblem(rejected, language, media) });
    },
    choose() {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      setAnswer(() => (address: string | null) => {
        setAnswer(null);
        resolve(address);
      });
      return promise;
    },
    onPending(pending) {
      setPending(pending);
      setPendingUpload(key, pending);
    },
    descriptionLabel: t("pictures.alternative"),
  }));
  return { pictures, answer, isPending };
}
