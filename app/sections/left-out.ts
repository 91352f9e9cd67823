import { chosenArticles } from "./articles/chosen-articles.ts";
import { chosenDownload } from "./form/chosen-download.ts";
import type { PageSection } from "./page-sections.tsx";
import type { Found } from "./section.ts";
import { chosenMembers } from "./team/chosen-members.ts";

/** Whether a section has nothing to show, as what it names is gone. */
export function isLeftOut(item: PageSection, found: Found): boolean {
  switch (item.type) {
    case "articles":
      return chosenArticles(item.values, found).length === 0;
    case "team":
      return chosenMembers(item.values, found).length === 0;
    case "form":
      return item.values.form === "download" && !chosenDownload(item.values, found);
    default:
      return false;
  }
}
