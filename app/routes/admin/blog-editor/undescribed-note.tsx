import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { ArticleForm } from "../../../data/articles/article-form.ts";
import type { EditorTab } from "../../../data/articles/article-problems.ts";
import {
  byPicture,
  mediaIdsOfArticle,
  missingDescriptions,
  type UndescribedPicture,
} from "../../../data/media/missing-descriptions.ts";
import {
  listPictureDescriptions,
  type PictureDescription,
} from "../../../data/media/picture-descriptions.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { pictureTexts } from "../../../i18n/panel/pictures.ts";
import { orNull } from "../hooks/use-failure-toast.ts";

type UndescribedNoteProps = { form: ArticleForm; onShow(tab: EditorTab): void };

/** Names the pictures of the article that lack a description, and in which language. */
export function UndescribedNote({ form, onShow }: UndescribedNoteProps) {
  const { t } = useLanguage(pictureTexts);
  // Typing must not wait for reading a long text.
  const shownForm = useDeferredValue(form);
  const described = useDescriptions(mediaIdsOfArticle(shownForm));
  const found = byPicture(missingDescriptions(shownForm, described));
  return (
    <div role="status" className="contents">
      {found.length > 0 && (
        <div className="mb-6 rounded-card bg-warning-soft px-5 py-3 text-small text-warning">
          <p className="font-semibold">{t("pictures.missing")}</p>
          <ul className="flex flex-wrap gap-x-5">
            {found.map((picture) => (
              <li key={picture.id ?? picture.name} className="min-w-0">
                <Undescribed picture={picture} onShow={onShow} />
              </li>
            ))}
          </ul>
          <p>{t("pictures.missingHint")}</p>
        </div>
      )}
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

/** What the library says about these pictures, asked again when the writer comes back to this tab. */
function useDescriptions(ids: readonly string[]): readonly PictureDescription[] {
  const [described, setDescribed] = useState<readonly PictureDescription[]>([]);
  const wanted = ids.join(" ");
  const load = useEffectEvent(async () => {
    const found = await orNull(listPictureDescriptions(accountDatabase(), ids));
    // Answers may overtake each other.
    if (found) setDescribed((known) => [...known.filter(({ id }) => !ids.includes(id)), ...found]);
  });
  useEffect(() => {
    if (wanted === "") return;
    void load();
    const again = () => document.visibilityState === "visible" && void load();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [wanted]);
  return described;
}
