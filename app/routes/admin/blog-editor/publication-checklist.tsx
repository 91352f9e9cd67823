import { useEffect, useRef, useState } from "react";
import type { ArticleForm } from "../../../content/article.ts";
import type { Remark, Repair } from "../../../data/articles/checklist.ts";
import type { UndescribedPicture } from "../../../data/media/missing-descriptions.ts";
import { withLinksToEmbeds } from "../../../html/embeds.ts";
import { picturesOfHost, withPicture } from "../../../html/pictures-elsewhere.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { type ChecklistKey, checklistTexts } from "../../../i18n/panel/checklist.en.ts";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { pictureTexts } from "../../../i18n/panel/pictures.en.ts";
import { describeFileProblem } from "../../../panel/media/describe-file-problem.ts";
import { RejectedPicture, sendPicture } from "../../../panel/media/send-picture.ts";
import { MissedWord } from "../../../panel/translations/missed-word.tsx";
import { useToast } from "../../../ui/primitives/toast.tsx";
import type { EditorTab } from "./editor-state.ts";

/** Where the bar leads to. */
export const checklistId = "checklist";

type PublicationChecklistProps = {
  form: ArticleForm;
  remarks: readonly Remark[];
  undescribed: readonly UndescribedPicture[];
  /** Opens a tab. */
  onShow(tab: EditorTab): void;
  /** Opens the tab of a field and moves the focus there, to the sentence where there is one. */
  onShowField(remark: Remark): void;
  onChange(form: ArticleForm): void;
};

/** More would no longer be read. */
const most = 10;

/** What a careful colleague would notice before publishing; nothing of it keeps anybody from it. */
export function PublicationChecklist({
  form,
  remarks,
  undescribed,
  onShow,
  onShowField,
  onChange,
}: PublicationChecklistProps) {
  const { t } = useLanguage(checklistTexts);
  const { isBusy, repair } = useRepairs(form, onChange);
  const count = remarks.length + undescribed.length;
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <details
          id={checklistId}
          className="mt-6 scroll-mt-48 rounded-card bg-warning-soft px-5 text-small text-warning"
        >
          <summary className="min-h-11 cursor-pointer py-3 font-semibold">
            {count === 1 ? t("checklist.one") : t("checklist.some", { count })}
          </summary>
          <div className="pb-3">
            <p>{t("checklist.about")}</p>
            <ul>
              {remarks.slice(0, most).map((remark) => (
                <li key={JSON.stringify(remark)} className="min-w-0">
                  <button type="button" onClick={() => onShowField(remark)} className={link}>
                    {t(remark.key, { ...remark.values, language: t(`word.${remark.language ?? "nl"}`) })}
                  </button>
                  {remark.missed && <MissedWord {...remark.missed} />}
                  {remark.repair && (
                    <button
                      type="button"
                      aria-disabled={isBusy}
                      onClick={() => repair(remark)}
                      className="mb-2 block min-h-11 rounded-full border border-current px-4 font-semibold"
                    >
                      {t(labelOf(remark.repair, isBusy))}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {remarks.length > most && <p>{t("checklist.more", { count: remarks.length - most })}</p>}
            {undescribed.length > 0 && <UndescribedPictures pictures={undescribed} onShow={onShow} />}
          </div>
        </details>
      )}
    </div>
  );
}

function labelOf({ with: means }: Repair, isBusy: boolean): ChecklistKey {
  if (means === "link") return "checklist.writeLink";
  return isBusy ? "checklist.bringing" : "checklist.bring";
}

const link =
  "inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4 [overflow-wrap:anywhere]";

type UndescribedPicturesProps = { pictures: readonly UndescribedPicture[]; onShow(tab: EditorTab): void };

/** Names the pictures of the article that lack a description, and in which language. */
function UndescribedPictures({ pictures, onShow }: UndescribedPicturesProps) {
  const { t } = useLanguage(pictureTexts);
  return (
    <div>
      <p className="font-semibold">{t("pictures.missing")}</p>
      <ul className="flex flex-wrap gap-x-5">
        {pictures.map((picture) => (
          <li key={picture.id ?? picture.name} className="min-w-0">
            <Undescribed picture={picture} onShow={onShow} />
          </li>
        ))}
      </ul>
      <p>{t("pictures.missingHint")}</p>
    </div>
  );
}

/** A link to the library, in another tab as the article may be unsaved; to the text for another site's picture. */
function Undescribed({ picture, onShow }: { picture: UndescribedPicture; onShow(tab: EditorTab): void }) {
  const { t } = useLanguage(pictureTexts);
  const { id, name, languages } = picture;
  const [language = "nl"] = languages;
  const text = t("word.inLanguage", {
    what: id ? name : name.startsWith("data:") ? t("word.embedded") : lastPart(name),
    language: languages.map((one) => t(`word.${one}`)).join(", "),
  });
  const className =
    "inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4 [overflow-wrap:anywhere]";
  return id ? (
    <a href={`/admin/media/${id}`} target="_blank" rel="noopener" className={className}>
      {text}
    </a>
  ) : (
    <button type="button" title={name.slice(0, 300)} onClick={() => onShow(language)} className={className}>
      {text}
    </button>
  );
}

/** The end of an address. */
function lastPart(address: string): string {
  return address.split(/[?#]/)[0]?.split("/").findLast(Boolean) ?? address;
}

/** Does what the button of a remark says, one after the other. */
function useRepairs(form: ArticleForm, onChange: (form: ArticleForm) => void) {
  const { t } = useLanguage(checklistTexts);
  const { language: uiLanguage, t: media } = useLanguage(mediaPanelTexts);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  /** The writer may go on while a picture is fetched. */
  const latest = useRef({ form, onChange });
  useEffect(() => {
    latest.current = { form, onChange };
  });

  function changeText(language: Language, write: (html: string) => string): void {
    const { form, onChange } = latest.current;
    onChange({ ...form, content: { ...form.content, [language]: write(form.content[language]) } });
  }

  async function bring(host: string, language: Language): Promise<void> {
    setBusy(true);
    try {
      for (const source of picturesOfHost(form.content[language], host)) {
        const address = await sendPicture(await pictureFromElsewhere(source), () => {});
        changeText(language, (html) => withPicture(html, source, address));
      }
      toast({ tone: "success", title: t("checklist.brought"), text: t("checklist.broughtAbout", { host }) });
    } catch (error) {
      const title = t("checklist.notBrought");
      if (error instanceof PictureElsewhereError)
        toast({ tone: "destructive", title, text: t(`checklist.${error.reason}`, { host }) });
      else if (error instanceof RejectedPicture)
        toast({ tone: "destructive", title, text: describeFileProblem(error, uiLanguage, media) });
      else throw error;
    } finally {
      setBusy(false);
    }
  }

  function repair({ repair, language }: Remark): void {
    if (isBusy || !repair || !language) return;
    if (repair.with === "picture") void bring(repair.host, language);
    else changeText(language, (html) => withLinksToEmbeds(html, repair.host));
  }

  return { isBusy, repair };
}

/** Browsers draw no more, in pixels. */
const mostPixels = 16_000_000;

/** Why a picture of another site can't be had. */
class PictureElsewhereError extends Error {
  readonly reason: "refused" | "unreadable";

  constructor(reason: "refused" | "unreadable") {
    super(`The picture could not be fetched: ${reason}`);
    this.reason = reason;
  }
}

/**
 * A copy of a picture of another site. Drawn, since the panel's policy allows pictures of all sites but connections to
 * none. Throws PictureElsewhereError.
 */
async function pictureFromElsewhere(address: string): Promise<File> {
  // The policy allows no connection without encryption.
  const source = address.replace(/^(?:http:)?\/\//i, "https://");
  const image = await loaded(source, "anonymous");
  if (!image) throw new PictureElsewhereError((await loaded(source, null)) ? "refused" : "unreadable");
  const blob = await drawn(image);
  if (!blob) throw new PictureElsewhereError("unreadable");
  return new File([blob], nameOf(source, blob.type), { type: blob.type });
}

async function loaded(source: string, crossOrigin: "anonymous" | null): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = crossOrigin;
  image.referrerPolicy = "no-referrer";
  image.src = source;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image.naturalWidth > 0 ? image : null;
}

async function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(mostPixels / (naturalWidth * naturalHeight)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(naturalWidth * scale));
  canvas.height = Math.max(1, Math.floor(naturalHeight * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Safari, which writes no WebP, gives PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.95));
}

function nameOf(source: string, type: string): string {
  const { hostname, pathname } = new URL(source);
  const name = /([^/]+?)(?:\.\w{1,5})?$/.exec(pathname)?.[1] ?? hostname;
  return `${name}.${type.replace("image/", "")}`;
}
