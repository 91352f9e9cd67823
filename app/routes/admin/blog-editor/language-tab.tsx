import { Fragment } from "react";
import type { Language } from "../../../i18n/language-texts.ts";
import { HeroLikeness, type HeroLikenessProps, likeness } from "./article-likeness.tsx";
import { languageFields } from "./editor-state.ts";
import { FaqList } from "./faq-list.tsx";
import { LanguageField } from "./language-field.tsx";
import { SlugField } from "./slug-field.tsx";

/** How the texts of a language are edited: where they stand on the page, or one below the other. */
type EditorLook = "page" | "form";

type LanguageTabProps = HeroLikenessProps & {
  language: Language;
  /** What it shares with other tabs is on the one in sight. */
  isShown: boolean;
  look: EditorLook;
};

/** The texts in one language; for a new article, with the slug that follows from its title. */
export function LanguageTab({ language, isShown, look, ...hero }: LanguageTabProps) {
  const { tags, onShowPart, ...shared } = hero;
  const { fields, isNew, marks } = shared;
  const isPage = look === "page";
  return (
    <div className="flex flex-col *:min-w-0">
      {isPage && isNew && isShown && (
        <div className="mt-4">
          <SlugField fields={fields} />
        </div>
      )}
      {/* The content has one place in both: its rich-text editor stays open. */}
      <div className={isPage ? likeness.page : "grid gap-6"}>
        {isPage ? (
          <HeroLikeness language={language} isShown={isShown} {...hero} />
        ) : (
          <div className="grid gap-6">
            {languageFields.map(
              (field) =>
                field !== "content" && (
                  <Fragment key={field}>
                    <LanguageField field={field} language={language} {...shared} />
                    {field === "title" && isNew && isShown && <SlugField fields={fields} />}
                  </Fragment>
                ),
            )}
          </div>
        )}
        <div className={isPage ? likeness.content : "min-w-0"}>
          <LanguageField field="content" language={language} isOnPage={isPage} {...shared} />
        </div>
        {isShown && (
          <div className={isPage ? likeness.faqs : "min-w-0"}>
            <FaqList fields={fields} marks={marks} shown={[language]} isOnPage={isPage} />
          </div>
        )}
      </div>
    </div>
  );
}
