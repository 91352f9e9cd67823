import { useDeferredValue, useMemo } from "react";
import type { PageForm } from "../../../content/page.ts";
import { mediaIdsIn } from "../../../data/media/picture-address.ts";
import { useDescriptions } from "../blog-editor/use-undescribed.ts";
import { type PageRemark, pageRemarks } from "./checklist.ts";

/** What a careful colleague would notice in the page; typing does not wait for it. */
export function usePageRemarks(form: PageForm): readonly PageRemark[] {
  const settled = useDeferredValue(form);
  const ids = useMemo(() => mediaIdsIn(JSON.stringify(settled.sections)).toSorted(), [settled]);
  const described = useDescriptions(ids);
  return useMemo(() => pageRemarks(settled, described), [settled, described]);
}
