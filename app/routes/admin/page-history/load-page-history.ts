import { accountDatabase } from "../../../account/account-database.ts";
import {
  getPageVersionPair,
  isPageLive,
  listPageVersions,
} from "../../../data/page-versions/page-versions.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { readChosen } from "../article-history/chosen-versions.ts";

/** The versions of a page, and the two that the address names; null for what could not be read. */
export async function loadPageHistory(page: string, address: string) {
  const db = accountDatabase();
  const chosen = readChosen(new URL(address).searchParams);
  const comparison = orNull(getPageVersionPair(db, page, chosen.version, chosen.other));
  const loaded = await orNull(Promise.all([listPageVersions(db, page, null), isPageLive(db, page)]));
  return { loaded, chosen, comparison };
}
