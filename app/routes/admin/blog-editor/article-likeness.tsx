import { useDeferredValue } from "react";
import { article } from "../../../content/article.ts";
import { storedText } from "../../../content/form.ts";
import type { Part } from "../../../content/kind.ts";
import { canBePicture } from "../../../content/problems.ts";
import { shownTag } from "../../../data/tags/shown-tag.ts";
import type { TagOfList } from "../../../data/tags/tags.ts";
import { noAuthor } from "../../../i18n/author-name.ts";
import { LanguageProvider, useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { ChoosePicture } from "../../../panel/media/choose-picture.tsx";
import { useShownPicture } from "../../../panel/media/use-library-picture.ts";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { Byline } from "../../site/article/article-view.tsx";
import { LanguageField, type LanguageFieldsProps } from "./language-field.tsx";

export type HeroLikenessProps = LanguageFieldsProps & {
  tags: readonly TagOfList[];
  /** Leads to a field of another tab. */
  onShowPart(part: Part): void;
};

/** The article's page in the editor: its sizes follow from the width of the sheet instead of the window's. */
export const likeness = {
  page: "@container -mx-4 -mb-4 rounded-b-card border-line border-t bg-paper px-5 pb-10 [--text-title-2:clamp(2rem,1.5rem+2cqi,3.125rem)] sm:-mx-6 sm:-mb-6 sm:px-8",
  /** The padding of the rich-text editor's frame hangs in the margin: its text has the width of the page's. */
  content: "mx-auto max-w-text",
  faqs: "mx-auto mt-16 max-w-text",
};

/** The head of the article's page, whose texts are fields. */
export function HeroLikeness(props: HeroLikenessProps & { language: Language; isShown: boolean }) {
  const { language, isShown, tags, onShowPart, ...shared } = props;
  const { form } = shared.fields;
  const { t } = useLanguage(editorTexts);
  const selected = tags.filter(({ id }) => form.selectedTags.includes(id));
  return (
    <div className="mx-auto grid max-w-page items-center gap-8 pt-6 pb-4 @3xl:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <ul className="flex flex-wrap items-center gap-2">
          {selected.map((tag) => {
            const { name, language: own } = shownTag({ name_nl: null, name_en: null, ...tag }, language);
            return (
              <li key={tag.id} lang={own} className="rounded-full border border-ink px-3 py-1 text-small">
                {name}
              </li>
            );
          })}
        </ul>
        <div className="mt-2 grid gap-1">
          {(["title", "subtitle", "excerpt"] as const).map((field) => (
            <LanguageField key={field} field={field} language={language} isOnPage {...shared} />
          ))}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-6">
          <div lang={language}>
            <LanguageProvider language={language}>
              <Byline
                author={form.author.trim() || noAuthor}
                readTime={Number(storedText(article.fields.readTime, form.readTime))}
              />
            </LanguageProvider>
          </div>
          <button
            type="button"
            onClick={() => onShowPart({ field: "author" })}
            className="min-h-11 text-small underline underline-offset-4"
          >
            {t("editor.toBasic")}
          </button>
        </div>
      </div>
      {isShown && <HeroPicture language={language} fields={shared.fields} />}
    </div>
  );
}

/** The article's picture, to be replaced where it stands. */
function HeroPicture({ language, fields }: Pick<LanguageFieldsProps, "fields"> & { language: Language }) {
  const { value, error, onChange } = fields.bind({ field: "imageUrl" });
  const address = useDeferredValue(value.trim());
  const picture = useShownPicture(address, language);
  return (
    <ChoosePicture onChoose={onChange}>
      <Picture
        src={address !== "" && canBePicture(address) ? address : null}
        picture={picture}
        lang={language}
        sizes="(width >= 64rem) 36rem, 92vw"
        isInSight
      />
      {error && <p className="font-semibold text-error text-small">{error}</p>}
    </ChoosePicture>
  );
}
