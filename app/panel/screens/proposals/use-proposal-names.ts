import { versionedKinds } from "../../../data/versions/subject.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { lookUp } from "../../../i18n/language-texts.ts";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { type PartNames, usePartNames } from "../../editing/use-part-names.ts";
import { panelKinds } from "../../kinds.ts";
import { textName } from "../../texts/use-text-names.ts";
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

const nouns = ["article", "page", "download-page", "site text", "picture"] as const;

/** What people call the kind of a proposal, and what it is about. */
export function useProposalTitle(): (loaded: LoadedProposal) => { noun: string; title: string } {
  const { t, language } = useLanguage(proposalTexts);
  return ({ proposal: { kind, subject }, open }) => {
    const noun = t(`proposals.${nouns.find((one) => one === kind) ?? "other"}`);
    const known = kind === "site text" ? textName(language, subject) : titleOf(open?.forms[0] ?? {});
    return { noun, title: open?.subject?.title || known || noun };
  };
}
