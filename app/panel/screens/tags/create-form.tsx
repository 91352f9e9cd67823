import { Plus } from "lucide-react";
import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { addTag, listTagsForPanel, TagTaken } from "../../../data/tags/admin-tags.ts";
import { findLikeTag, tagNameLimit, tagNameProblem, tidyTagName } from "../../../data/tags/tag-name.ts";
import { type Tag, tagSlug } from "../../../data/tags/tags.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { FieldProblems, SmallForm } from "../../kit/small-form.tsx";

/** Creates a tag by its name. */
export function CreateForm() {
  const { t } = useLanguage(tagPanelTexts);
  const { t: editor } = useLanguage(editorTexts);

  async function create(typed: string): Promise<string> {
    const wanted = tidyTagName(typed);
    if (tagNameProblem(wanted)) throw new FieldProblems({ name: editor("editor.tagShape") });
    const like = findLikeTag(await listTagsForPanel(accountDatabase()), wanted);
    if (like) throw new FieldProblems({ name: takenText(like, wanted) });
    try {
      await addTag(accountDatabase(), wanted);
      return editor("editor.tagCreated");
    } catch (error) {
      throw error instanceof TagTaken ? new FieldProblems({ name: takenText(error.tag, wanted) }) : error;
    }
  }

  /** A renamed tag keeps its slug, which can be taken too. */
  function takenText(tag: Tag, wanted: string): string {
    const address = href("/insights/tag/:slug", { slug: tag.slug });
    return tagSlug(tag.name) === tagSlug(wanted)
      ? editor("editor.tagExists", { name: tag.name })
      : t("tags.addressTaken", { name: tag.name, address });
  }

  return (
    <Card title={t("tags.create")}>
      <SmallForm
        start={{ name: "" }}
        fields={({ name }) => [
          {
            name: "name",
            label: editor("editor.tagName"),
            isRequired: true,
            max: tagNameLimit,
            hint: t("tags.createHint", {
              address: href("/insights/tag/:slug", { slug: tagSlug(name) || "..." }),
            }),
          },
        ]}
        save={({ name }) => create(name)}
        failed={editor("editor.tagFailed")}
        submit={editor("editor.addTag")}
        icon={Plus}
      />
    </Card>
  );
}
