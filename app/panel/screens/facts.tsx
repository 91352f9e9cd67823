import { Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { href, Link } from "react-router";
import { accountDatabase, isBackendHosted } from "../../account/account-database.ts";
import { isOrdinary, readValue } from "../../content/facts.ts";
import { editorOf, placesOf } from "../../content/kinds.ts";
import { RowTaken, TableFull } from "../../data/database.ts";
import {
  deleteFact,
  type FirmFact,
  factLimits,
  type KeptSentence,
  listFacts,
  type ProposedFact,
  proposeFact,
  saveFact,
} from "../../data/facts/facts.ts";
import { tidyLine } from "../../data/form-data.ts";
import { titleOfOnly } from "../../data/versions/only-title.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { factTexts } from "../../i18n/panel/facts.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { FieldProblems, type FormValues, SmallForm } from "../kit/small-form.tsx";
import { textName } from "../texts/text-names.ts";

/** What is true of the firm; a changed value is proposed wherever texts say the old one. */
const screen = listScreen({
  texts: factTexts,
  title: "facts.title",
  about: About,
  back: { to: href("/admin/settings"), text: "facts.back" },
  width: "max-w-4xl",
  above: () => <NewFact />,
  heading: "facts.all",
  load: listFacts,
  failed: "facts.loadFailed",
  none: ["facts.none", "facts.noneText"],
  row: (fact, { t, language }) => ({
    title: fact.name,
    lines: languages.map((one) => (
      <span key={one} lang={one}>
        {fact[one]}
      </span>
    )),
    facts: [
      fact.since && t("facts.sinceDay", { date: formatDate(fact.since, language) }),
      fact.former[0] && t("facts.former", { value: fact.former[0][language] }),
    ],
  }),
  actions: (fact, { t }) => [
    {
      text: t("facts.change"),
      icon: Pencil,
      dialog: (close) => <ChangeDialog fact={fact} close={close} />,
    },
    {
      text: t("facts.delete"),
      icon: Trash2,
      isDangerous: true,
      ...deletionOf(fact),
      done: t("facts.deleted"),
      failed: t("facts.deleteFailed"),
    },
  ],
});

function deletionOf(fact: FirmFact) {
  let restore = async () => {};
  return {
    work: async () => {
      restore = await deleteFact(accountDatabase(), fact);
    },
    undo: () => restore(),
  };
}

function About() {
  const { t } = useLanguage(factTexts);
  // Texts are searched by this server, which a project does not have behind it.
  return t(isBackendHosted() ? "facts.hosted" : "facts.about");
}

function NewFact() {
  const { t } = useLanguage(factTexts);
  return (
    <Card title={t("facts.add")}>
      <FactForm />
    </Card>
  );
}

/** Changes a fact, then says what was proposed. */
function ChangeDialog({ fact, close }: { fact: FirmFact; close(): void }) {
  const { t } = useLanguage(factTexts);
  const [result, setResult] = useState<ProposedFact | null>(null);
  return (
    <Dialog
      title={t(result ? "facts.result" : "facts.changeTitle")}
      onClose={close}
      {...(result && { close: t("facts.close") })}
    >
      {(end) =>
        result ? <Result {...result} /> : <FactForm fact={fact} close={end} onProposed={setResult} />
      }
    </Dialog>
  );
}

type FactFormProps = { fact?: FirmFact; close?(): void; onProposed?(result: ProposedFact): void };
type Name = "name" | Language | "since";

/** A saved fact of which the texts could not be searched. */
class NotProposed extends Error {}

/** Adds a fact, or changes one. */
function FactForm({ fact, close, onProposed }: FactFormProps) {
  const { t } = useLanguage(factTexts);
  const proposed = useRef<ProposedFact>(null);

  async function save(typed: FormValues<Name>): Promise<string> {
    const [name, nl, en] = [typed.name, typed.nl, typed.en].map(tidyLine);
    const values = { name: name ?? "", nl: nl ?? "", en: en ?? "", since: typed.since || null };
    const db = accountDatabase();
    try {
      await saveFact(db, values, fact?.id);
    } catch (error) {
      throw error instanceof RowTaken ? new FieldProblems({ name: t("facts.taken") }) : error;
    }
    const isStale = fact && (fact.nl !== nl || fact.en !== en || fact.former.length > 0);
    if (isStale && !isBackendHosted()) {
      proposed.current = await proposeFact(db, fact.id).catch(({ message }) => {
        throw new NotProposed(message);
      });
    }
    return t(fact ? "facts.saved" : "facts.added");
  }

  function describeFailure(error: unknown): string {
    if (error instanceof NotProposed) return t("facts.notProposed");
    return t(error instanceof TableFull ? "facts.full" : "facts.failed");
  }

  const hintOf = (value: string, language: Language) =>
    t(value !== "" && isOrdinary(readValue(value, language)) ? "facts.ordinary" : "facts.valueHint");
  return (
    <SmallForm<Name>
      start={{ name: fact?.name ?? "", nl: fact?.nl ?? "", en: fact?.en ?? "", since: fact?.since ?? "" }}
      fields={({ nl, en }) => [
        {
          name: "name",
          label: t("facts.name"),
          isRequired: true,
          max: factLimits.name,
          hint: t("facts.nameHint"),
        },
        { name: "nl", label: t("facts.nl"), isRequired: true, max: factLimits.value, hint: hintOf(nl, "nl") },
        { name: "en", label: t("facts.en"), isRequired: true, max: factLimits.value, hint: hintOf(en, "en") },
        { name: "since", label: t("facts.since"), type: "date" },
      ]}
      save={save}
      failed={describeFailure}
      submit={t(fact ? "facts.save" : "facts.add")}
      {...(close
        ? { close, onDone: () => (proposed.current ? onProposed?.(proposed.current) : close()) }
        : { icon: Plus })}
    />
  );
}

/** How much was proposed, and what is left to people. */
function Result({ proposed, kept, keptCount, isFull }: ProposedFact) {
  const { t } = useLanguage(factTexts);
  return (
    <div className="mt-5 grid gap-5">
      <p role="status">
        {proposed === 0 && t("facts.noneProposed")}
        {proposed === 1 && t("facts.oneProposed")}
        {proposed > 1 && t("facts.someProposed", { count: proposed })}
      </p>
      {isFull && (
        <p className="rounded-small bg-warning-soft px-4 py-3 text-warning">{t("facts.fullProposals")}</p>
      )}
      {(proposed > 0 || isFull) && (
        <p>
          <Link to={href("/admin/proposals")} className="button button-primary">
            {t("facts.proposals")}
          </Link>
        </p>
      )}
      {keptCount > 0 && (
        <section>
          <h3 className="text-title-4">{t("facts.kept")}</h3>
          <ul className="mt-2 divide-y divide-line">
            {kept.map((one, index) => (
              <KeptRow key={String(index)} {...one} />
            ))}
          </ul>
          {keptCount > kept.length && <p>{t("facts.keptMore", { count: keptCount - kept.length })}</p>}
        </section>
      )}
    </div>
  );
}

function KeptRow({ kind, subject, title, language: of, sentence, reason }: KeptSentence) {
  const { t, language } = useLanguage(factTexts);
  const isText = kind === "site text";
  const name = isText ? textName(language, subject) : title || titleOfOnly(kind, language);
  const to = isText
    ? `${href("/admin/texts")}?${new URLSearchParams({ q: name })}`
    : editorOf(placesOf(kind), subject);
  return (
    <li className="py-3 text-small [overflow-wrap:anywhere]">
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-link">
        {name}
      </Link>
      <p lang={of}>{sentence}</p>
      <p className="text-ink-soft">{t(`facts.${reason}`)}</p>
    </li>
  );
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
