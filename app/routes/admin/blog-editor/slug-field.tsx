import type { ArticleForm } from "../../../content/article.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";

/** The last part of the article's address. */
export function SlugField({ fields: { form, bind } }: { fields: BoundForm<ArticleForm> }) {
  const { t } = useLanguage(editorTexts);
  return (
    <PanelField
      {...bind({ field: "slug" })}
      isRequired
      hint={t("editor.slugHint", { slug: form.slug || "..." })}
    />
  );
}
