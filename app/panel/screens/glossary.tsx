import { Pencil, Plus, Trash2 } from "lucide-react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { RowTaken, TableFull } from "../../data/database.ts";
import { tidyLine } from "../../data/form-data.ts";
import { deleteTerm, listTerms, saveTerm, type Term, termLimit } from "../../data/glossary/glossary.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { glossaryTexts } from "../../i18n/panel/glossary.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { FieldProblems, type FormValues, SmallForm } from "../kit/small-form.tsx";

/** What the firm's words are in the other language. */
const screen = listScreen({
  texts: glossaryTexts,
  title: "glossary.title",
  about: "glossary.about",
  back: { to: href("/admin/settings"), text: "word.settings" },
  width: "max-w-4xl",
  above: () => <NewTerm />,
  heading: "glossary.all",
  load: listTerms,
  none: ["glossary.none", "glossary.noneText"],
  row: ({ nl, en }, { t }) => ({
    title: nl,
    lines: [
      nl === en ? (
        t("glossary.same")
      ) : (
        <span key="en" lang="en">
          {en}
        </span>
      ),
    ],
  }),
  actions: (term, { t }) => [
    {
      text: t("word.change"),
      icon: Pencil,
      dialog: (close) => (
        <Dialog title={t("glossary.changeTitle")} onClose={close}>
          {(end) => <TermForm term={term} close={end} />}
        </Dialog>
      ),
    },
    {
      text: t("word.delete"),
      icon: Trash2,
      isDangerous: true,
      work: () => deleteTerm(accountDatabase(), term.id),
      undo: () => saveTerm(accountDatabase(), { nl: term.nl, en: term.en }),
      done: t("word.deletedNamed", { name: term.nl }),
    },
  ],
});

function NewTerm() {
  const { t } = useLanguage(glossaryTexts);
  return (
    <Card title={t("glossary.add")}>
      <TermForm />
    </Card>
  );
}

/** Adds a term, or changes one. */
function TermForm({ term, close }: { term?: Term; close?(): void }) {
  const { t } = useLanguage(glossaryTexts);

  async function save(typed: FormValues<"nl" | "en">): Promise<string> {
    const words = { nl: tidyLine(typed.nl), en: tidyLine(typed.en) };
    if (words.nl === "" || words.en === "") {
      throw new FieldProblems({ [words.nl === "" ? "nl" : "en"]: t("glossary.required") });
    }
    try {
      await saveTerm(accountDatabase(), words, term?.id);
    } catch (error) {
      throw error instanceof RowTaken ? new FieldProblems({ nl: t("glossary.taken") }) : error;
    }
    return t(term ? "glossary.saved" : "glossary.added");
  }

  return (
    <SmallForm<"nl" | "en">
      start={{ nl: term?.nl ?? "", en: term?.en ?? "" }}
      fields={() => [
        { name: "nl", label: t("word.nl"), isRequired: true, max: termLimit },
        { name: "en", label: t("word.en"), isRequired: true, max: termLimit, hint: t("glossary.enHint") },
      ]}
      save={save}
      failed={(error) => (error instanceof TableFull ? t("glossary.full") : undefined)}
      submit={t(term ? "word.save" : "glossary.add")}
      {...(close ? { close, onDone: close } : { icon: Plus })}
    />
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
