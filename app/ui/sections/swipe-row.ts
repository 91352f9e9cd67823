/** A list that is swiped on a phone, without scripts; its columns from 48rem on are the list's own. */
export const swipeRow =
  "max-md:-mx-(--page-gutter) max-md:auto-cols-[80%] max-md:has-[>:only-child]:auto-cols-[100%] max-md:grid-flow-col max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--page-gutter) max-md:gap-4 max-md:overflow-x-auto max-md:px-(--page-gutter) max-md:pb-3 max-md:*:snap-start";
