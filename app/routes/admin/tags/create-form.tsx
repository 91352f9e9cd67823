import { Plus } from "lucide-react";
import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { addTag, TagTaken } from "../../../data/tags/admin-tags.ts";
import { findLikeTag } from "../../../data/tags/tag-name.ts";
import { type Tag, tagSlug } from "../../../data/tags/tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { FormCard } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { useTagName } from "./use-tag-name.ts";

/** Creates a tag by its name. */
export function CreateForm({ tags }: { tags: readonly Tag[] }) {
  const { t } = useLanguage(tagPanelTexts);
  const { t: editor } = useLanguage(editorTexts);
  const { isBusy, act } = useAction();
  const name = useTagName("", {
    shape: editor("editor.tagShape"),
    taken(wanted) {
      const like = findLikeTag(tags, wanted);
      return like ? takenText(like, wanted) : null;
    },
  });

  /** A renamed tag keeps its slug, which can be taken too. */
  function takenText(tag: Tag, wanted: string): string {
    const address = href("/insights/tag/:slug", { slug: tag.slug });
    return tagSlug(tag.name) === tagSlug(wanted)
      ? editor("editor.tagExists", { name: tag.name })
      : t("tags.addressTaken", { name: tag.name, address });
  }

  async function create(): Promise<void> {
    const wanted = name.take();
    if (wanted === null) return;
    const add = async () => void (await addTag(accountDatabase(), wanted));
    const isMade = await act(add, {
      done: editor("editor.tagCreated"),
      failed: (error) =>
        error instanceof TagTaken ? takenText(error.tag, wanted) : editor("editor.tagFailed"),
    });
    if (isMade) name.clear();
  }

  const slug = tagSlug(name.field.value);
  return (
    <FormCard title={t("tags.create")} onSubmit={create}>
      <div className="mt-4">
        <PanelField
          {...name.field}
          label={editor("editor.tagName")}
          hint={t("tags.createHint", { address: href("/insights/tag/:slug", { slug: slug || "..." }) })}
        />
      </div>
      <button type="submit" aria-disabled={isBusy} className="button button-primary mt-4">
        <Plus aria-hidden="true" className="size-5" />
        {isBusy ? t("tags.adding") : editor("editor.addTag")}
      </button>
    </FormCard>
  );
}
