import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { StaleWrite } from "../../../data/database.ts";
import {
  type ListedTag,
  listTagsForPanel,
  renameTag,
  TagGone,
  TagTaken,
} from "../../../data/tags/admin-tags.ts";
import { findNamedTag, tagNameLimit, tagNameProblem, tidyTagName } from "../../../data/tags/tag-name.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { Dialog } from "../../../ui/primitives/dialog.tsx";
import { FieldProblems, type FormValues, SmallForm } from "../../kit/small-form.tsx";

type Names = "name" | "nameNl" | "nameEn";

/** The new names of a tag. */
export function RenameDialog({ tag, onClose }: { tag: ListedTag; onClose(): void }) {
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
