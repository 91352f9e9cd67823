import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { downloadEditorTexts } from "../../../i18n/panel/download-editor.en.ts";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { type PartNames, usePartNames } from "../editing/use-part-names.ts";
import { usePageNames } from "../page/use-page-names.ts";
import type { LoadedProposal } from "./load-proposals.ts";
import { titleOf } from "./subjects.ts";

/** The words for the parts of each kind, by its name. */
export function useProposalNames(): (kind: string) => PartNames {
  const articles = usePartNames(editorTexts);
  const pages = usePageNames();
  const downloads = usePartNames(downloadEditorTexts);
  const others = usePartNames(proposalTexts);
  const names = new Map([
    ["article", articles],
    ["page", pages],
    ["download-page", downloads],
  ]);
  return (kind) => names.get(kind) ?? others;
}

const nouns = ["article", "page", "download-page", "site text", "picture"] as const;

/** What people call the kind of a proposal, and what it is about. */
export function useProposalTitle(): (loaded: LoadedProposal) => { noun: string; title: string } {
  const { t } = useLanguage(proposalTexts);
  return ({ proposal: { kind, subject }, open }) => {
    const noun = t(`proposals.${nouns.find((one) => one === kind) ?? "other"}`);
    const known = kind === "site text" ? subject : titleOf(open?.forms[0] ?? {});
    return { noun, title: open?.subject?.title || known || noun };
  };
}
