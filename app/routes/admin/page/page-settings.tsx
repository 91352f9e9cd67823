import { type PageForm, page } from "../../../content/page.ts";
import { pageKinds } from "../../../content/page-kinds.ts";
import { pagePath } from "../../../data/pages/page-address.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../i18n/panel/page-editor.en.ts";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import { ImageField } from "../../../panel/media/image-field.tsx";
import { TranslationNote } from "../../../panel/translations/translation-note.tsx";
import type { TranslationMarks } from "../../../panel/translations/use-translation-marks.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Switch } from "../../../ui/primitives/switch.tsx";
import { TagField } from "../blog-editor/tag-field.tsx";
import { useEditorOptions } from "../blog-editor/use-editor-options.ts";
import { ChoiceField } from "./fields/choice-field.tsx";

type PageSettingsProps = { fields: BoundForm<PageForm>; marks: TranslationMarks; mayPublish: boolean };

/** What a page has besides its sections. */
export function PageSettings({ fields, marks, mayPublish }: PageSettingsProps) {
  const { t } = useLanguage(pageEditorTexts);
  const { t: list } = useLanguage(pageListTexts);
  const { form, bind, change } = fields;
  const { tags, areTagsLoaded, addTag } = useEditorOptions([]);
  return (
    <section aria-labelledby="settings" className={`${cardBox} grid grid-cols-1 gap-5`}>
      <h2 id="settings" className="text-title-4">
        {t("page.settings")}
      </h2>
      {languages.map((language) => (
        <PanelField
          key={language}
          {...bind({ field: "title", language })}
          max={page.fields.title.max ?? 0}
          note={<TranslationNote marks={marks} language={language} field="title" />}
        />
      ))}
      {languages.map((language) => (
        <PanelField
          key={language}
          {...bind({ field: "description", language })}
          rows={3}
          max={page.fields.description.max ?? 0}
          note={<TranslationNote marks={marks} language={language} field="description" />}
        />
      ))}
      <PanelField
        {...bind({ field: "slug" })}
        isRequired
        hint={t("page.slugHint", { path: pagePath(form.kind, form.slug.trim() || "…") })}
      />
      <ChoiceField
        label={t(page.fields.kind.label)}
        chosen={form.kind}
        choices={pageKinds.map((kind) => ({ value: kind, text: list(`pages.${kind}`) }))}
        onChoose={(kind) => change((now) => ({ ...now, kind }))}
      />
      {mayPublish && (
        <div>
          <Switch
            isOn={form.inFooter}
            label={t(page.fields.inFooter.label)}
            onChange={(inFooter) => change((now) => ({ ...now, inFooter }))}
          />
          <p className="text-ink-soft text-small">{t("page.footerHint")}</p>
        </div>
      )}
      <ImageField {...bind({ field: "imageUrl" })} />
      <TagField
        tags={tags}
        areTagsLoaded={areTagsLoaded}
        selected={form.selectedTags}
        onSelect={(selectedTags) => change((now) => ({ ...now, selectedTags }))}
        onCreate={(tag) => {
          addTag(tag);
          change((now) => ({ ...now, selectedTags: [...now.selectedTags, tag.id] }));
        }}
        onFind={addTag}
      />
    </section>
  );
}
