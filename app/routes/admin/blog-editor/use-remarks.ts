import { useEffect, useMemo, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { ArticleForm } from "../../../content/article.ts";
import { findRemarks, glossaryRemarks, type Remark } from "../../../data/articles/checklist.ts";
import {
  type InternalLink,
  internalLinks,
  type LinkTarget,
  linkRemarks,
} from "../../../data/articles/checklist-links.ts";
import { listMissingTargets } from "../../../data/articles/link-targets.ts";
import { listTerms, type Term } from "../../../data/glossary/glossary.ts";
import { useReading } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { useLastLoaded } from "../../../ui/panel/hooks/use-last-loaded.ts";

/** The pause in typing after which the text is read, in milliseconds. */
const debounceMs = 500;

/** What a careful colleague would notice in the article. */
export function useRemarks(form: ArticleForm): readonly Remark[] {
  const settled = useSettled(form);
  const found = useMemo(() => findRemarks(settled, location.origin), [settled]);
  const links = useMemo(() => internalLinks(settled, location.origin), [settled]);
  const missing = useMissingTargets(links);
  const terms = useTerms();
  const words = useMemo(() => glossaryRemarks(settled, terms), [settled, terms]);
  return useMemo(() => [...found, ...words, ...linkRemarks(links, missing)], [found, words, links, missing]);
}

/** The glossary; empty while it is unknown. */
export function useTerms(): readonly Term[] {
  return useReading("terms", () => listTerms(accountDatabase())) ?? noTerms;
}

const noTerms: readonly Term[] = [];

/** The form after a pause: typing must not wait for reading a long text. */
function useSettled(form: ArticleForm): ArticleForm {
  const [settled, setSettled] = useState(form);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(form), debounceMs);
    return () => clearTimeout(timer);
  }, [form]);
  return settled;
}

/** The targets of these links that do not exist; none while that is unknown. */
function useMissingTargets(links: readonly InternalLink[]): readonly LinkTarget[] {
  const wanted = [...new Set(links.map(({ kind, slug }) => `${kind} ${slug}`))].toSorted().join("\n");
  const missing = useReading(wanted || null, () => listMissingTargets(accountDatabase(), links));
  return useLastLoaded(missing ?? null) ?? noTargets;
}

const noTargets: readonly LinkTarget[] = [];
