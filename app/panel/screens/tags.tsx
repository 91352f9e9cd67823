import { Pencil, Plus } from "lucide-react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { StaleWrite } from "../../data/database.ts";
import {
  addTag,
  countedAtMost,
  deleteTag,
  type ListedTag,
  listTagsForPanel,
  renameTag,
  TagGone,
  TagTaken,
} from "../../data/tags/admin-tags.ts";
import {
  findLikeTag,
  findNamedTag,
  tagNameLimit,
  tagNameProblem,
  tidyTagName,
} from "../../data/tags/tag-name.ts";
import { type Tag, tagSlug } from "../../data/tags/tags.ts";
import { undelete } from "../../data/trash/trash.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { editorTexts } from "../../i18n/panel/article-editor.en.ts";
import { tagPanelTexts } from "../../i18n/panel/tags.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { listScreen, type Words } from "../kit/list-screen.tsx";
import { deletion } from "../kit/rows.tsx";
import { FieldProblems, type FormValues, SmallForm } from "../kit/small-form.tsx";

const screen = listScreen({
  texts: tagPanelTexts,
  title: "word.tags",
  about: "tags.about",
  back: { to: href("/admin/blog"), text: "tags.back" },
  width: "max-w-4xl",
  above: () => <CreateForm />,
  heading: "tags.all",
  load: listTagsForPanel,
  none: "tags.empty",
  row: ({ name, nameNl, nameEn, slug, articles }, { t }) => ({
    title: name,
    lines: [
      [nameNl && t("tags.inDutch", { name: nameNl }), nameEn && t("tags.inEnglish", { name: nameEn })]
        .filter(Boolean)
        .join(" · "),
    ],
    facts: [addressOf(slug), t(counted[amountOf(articles)], { count: articles })],
  }),
  actions(tag, words) {
    const { t } = words;
    const { id, name, slug } = tag;
    return [
      { text: t("tags.open", { name }), site: tag.hasPage ? addressOf(slug) : null },
      {
        text: t("tags.rename", { name }),
        icon: Pencil,
        dialog: (close) => <RenameDialog tag={tag} onClose={close} />,
      },
      deletion(
        t,
        name,
        {
          title: t("tags.sure"),
          text: lossOf(tag, words),
          change: (db) => deleteTag(db, id),
          undo: () => undelete(accountDatabase(), id),
          failed: (error) => (error instanceof TagGone ? t("tags.deleteGone") : undefined),
        },
        t("word.deleteNamed", { title: name }),
      ),
    ];
  },
});

function addressOf(slug: string): string {
  return href("/insights/tag/:slug", { slug });
}

/** What goes with a tag. */
function lossOf(
  { name, slug, articles, hasPage }: ListedTag,
  { t }: Words<keyof typeof tagPanelTexts.en>,
): string {
  return [
    t("tags.sureText", { name }),
    t(losses[amountOf(articles)], { count: articles }),
    hasPage ? t("tags.pageGoes", { address: addressOf(slug) }) : t("tags.noPage"),
  ].join(" ");
}

function amountOf(articles: number): keyof typeof counted {
  if (articles === 0) return "none";
  if (articles === 1) return "one";
  return articles < countedAtMost ? "some" : "many";
}

const counted = {
  none: "tags.noArticles",
  one: "tags.oneArticle",
  some: "tags.articles",
  many: "tags.manyArticles",
} as const;

const losses = {
  none: "tags.fromNone",
  one: "tags.fromOne",
  some: "tags.fromSome",
  many: "tags.fromMany",
} as const;

/** Creates a tag by its name. */
function CreateForm() {
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

export const { clientLoader, meta } = screen;
export default screen.ListPage;

type Names = "name" | "nameNl" | "nameEn";

/** The new names of a tag. */
function RenameDialog({ tag, onClose }: { tag: ListedTag; onClose(): void }) {
  const { t } = useLanguage(tagPanelTexts);
  const { name, nameNl, nameEn, slug } = tag;

  async function save(typed: FormValues<Names>): Promise<string> {
    const names = tidied(typed);
    const wrong = Object.entries(names).filter(([, one]) => one !== "" && tagNameProblem(one));
    if (wrong.length > 0) {
      throw new FieldProblems(Object.fromEntries(wrong.map(([field]) => [field, t("tags.shape")])));
    }
    const others = (await listTagsForPanel(accountDatabase())).filter(({ id }) => id !== tag.id);
    const taken = findNamedTag(others, names.name);
    if (taken) throw new FieldProblems({ name: t("tags.renameTaken", { name: taken.name }) });
    await renameTag(accountDatabase(), tag, names);
    return t("tags.renamed");
  }

  function explain(error: unknown): string {
    if (error instanceof TagGone) return t("tags.renameGone");
    if (error instanceof TagTaken) return t("tags.renameTaken", { name: error.tag.name });
    return t(error instanceof StaleWrite ? "tags.renameStale" : "tags.renameFailed");
  }

  return (
    <Dialog title={t("tags.rename", { name })} onClose={onClose}>
      {(close) => (
        <SmallForm<Names>
          start={{ name, nameNl, nameEn }}
          fields={() => [
            {
              name: "name",
              label: t("tags.newName", { name }),
              isRequired: true,
              max: tagNameLimit,
              hint: t("tags.renameHint", { address: href("/insights/tag/:slug", { slug }) }),
            },
            { name: "nameNl", label: t("tags.dutchName"), max: tagNameLimit, hint: t("tags.dutchNameHint") },
            {
              name: "nameEn",
              label: t("tags.englishName"),
              max: tagNameLimit,
              hint: t("tags.englishNameHint"),
            },
          ]}
          save={save}
          change={(typed) => (db) => renameTag(db, tag, tidied(typed))}
          failed={explain}
          submit={t("word.save")}
          close={close}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

function tidied({ name, nameNl, nameEn }: FormValues<Names>): FormValues<Names> {
  return { name: tidyTagName(name), nameNl: tidyTagName(nameNl), nameEn: tidyTagName(nameEn) };
}
