import { kinds, kindTables, versionedKinds } from "../../../content/kinds.ts";
import { aboutSubject } from "../../../data/versions/subject.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { trashTexts } from "../../../i18n/panel/trash.en.ts";
import { wordTexts } from "../../../i18n/panel/words.en.ts";
import { type PartNames, usePartNames } from "../../editing/use-part-names.ts";
import { panelKinds } from "../../kinds.ts";
import { textName } from "../../texts/text-names.ts";
import type { LoadedProposal } from "./load-proposals.ts";
import { titleOf } from "./subjects.ts";

/** The words for the parts of each kind, by its name. */
export function useProposalNames(): (kind: string) => PartNames {
  const others = usePartNames(proposalTexts);
  const { language } = useLanguage();
  return (kind) => {
    const known = versionedKinds.find((name) => name === kind);
    if (!known) return others;
    const { labels } = panelKinds[known];
    return { ...others, label: (key, values) => lookUp(labels, language, key, values) };
  };
}

/** What people call the kind of a proposal, and what it is about. */
export function useProposalTitle(): (loaded: LoadedProposal) => { noun: string; title: string } {
  const { language } = useLanguage();
  return ({ proposal: { kind, subject }, open }) => {
    const noun = nounOf(kind, language);
    const known = kind === "site text" ? textName(language, subject) : titleOf(kind, open?.forms[0] ?? {});
    return { noun, title: open?.subject?.title || known || noun };
  };
}

/** Of a kind as the trash calls it; what there is one alone is a page. */
export function nounOf(kind: string, language: Language): string {
  if (kind === aboutSubject.kind) return lookUp(wordTexts, language, "word.page");
  const of = kinds.find((places) => places.kind === kind);
  const table = kindTables.find((one) => one === of?.tables[0]);
  if (table) return lookUp(trashTexts, language, `trash.${table}`);
  const known = kind === "site text" || kind === "picture" ? kind : "other";
  return lookUp(proposalTexts, language, `proposals.${known}`);
}
