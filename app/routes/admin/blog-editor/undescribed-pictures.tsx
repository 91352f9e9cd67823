import type { UndescribedPicture } from "../../../data/media/missing-descriptions.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { pictureTexts } from "../../../i18n/panel/pictures.en.ts";
import type { EditorTab } from "./editor-state.ts";

type UndescribedPicturesProps = { pictures: readonly UndescribedPicture[]; onShow(tab: EditorTab): void };

/** Names the pictures of the article that lack a description, and in which language. */
export function UndescribedPictures({ pictures, onShow }: UndescribedPicturesProps) {
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
  const text = t(
    languages.length > 1
      ? "pictures.missingBoth"
      : language === "nl"
        ? "pictures.missingNl"
        : "pictures.missingEn",
    { name: id ? name : name.startsWith("data:") ? t("pictures.embedded") : lastPart(name) },
  );
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
