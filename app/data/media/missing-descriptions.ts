import { type ArticleForm, isWritten } from "../../content/article.ts";
import { picturesIn } from "../../html/pictures-in.ts";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { mediaIdOf, mediaIdsIn } from "./picture-address.ts";
import type { PictureDescription } from "./picture-descriptions.ts";

/** A picture without a description in a language: of the library, or of another site (`id` null, named by address). */
export type MissingDescription = {
  id: string | null;
  name: string;
  language: Language;
  tab: "basic" | Language;
};

/** A picture, and the languages in which it lacks a description. */
export type UndescribedPicture = { id: string | null; name: string; languages: readonly Language[] };

/** The ids of the library's pictures in the article, and in no order that typing changes. */
export function mediaIdsOfArticle({ imageUrl, content }: ArticleForm): string[] {
  return mediaIdsIn([imageUrl, content.nl, content.en].join(" ")).toSorted();
}

/**
 * The pictures that visitors of a written language get without a description. The article's own picture has none but
 * the library's; one of another site is shown as decoration.
 *
 * @param described what the library knows; pictures that it does not are left out
 */
export function missingDescriptions(
  form: ArticleForm,
  described: readonly PictureDescription[],
): MissingDescription[] {
  return languages
    .filter((language) => isWritten(form, language))
    .flatMap((language) => {
      const own = missingIn({ src: form.imageUrl.trim(), alt: "" }, language, described);
      const isOwn = own !== null && own.id !== null;
      return [
        ...(isOwn ? [{ ...own, language, tab: "basic" as const }] : []),
        ...picturesIn(form.content[language]).flatMap((picture) => {
          const found = missingIn(picture, language, described);
          return found ? [{ ...found, language, tab: language }] : [];
        }),
      ];
    });
}

/** The same by picture: each once, with its languages. */
export function byPicture(found: readonly MissingDescription[]): UndescribedPicture[] {
  const groups = Map.groupBy(found, ({ id, name }) => id ?? name);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [{ id: first.id, name: first.name, languages: [...new Set(group.map(({ language }) => language))] }]
      : [];
  });
}

/** A picture that has no description in a language: neither of its own nor the library's; null for any other. */
export function missingIn(
  { src, alt }: { src: string; alt: string },
  language: Language,
  described: readonly PictureDescription[],
): { id: string | null; name: string } | null {
  if (alt.trim() !== "") return null;
  const id = mediaIdOf(src);
  if (id === null) return { id, name: src };
  const picture = described.find((one) => one.id === id);
  if (!picture || picture.is_decorative || picture[`alt_${language}`] !== "") return null;
  return { id, name: picture.name };
}
