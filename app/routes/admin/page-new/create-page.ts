import { type PageForm, page } from "../../../content/page.ts";
import { reservedSlugs } from "../../../content/reserved-slugs.ts";
import type { Database } from "../../../data/database.ts";
import { slugOf } from "../../../data/slug.ts";
import { saveForm } from "../../../data/versions/versions.ts";

/** How many addresses are tried. */
const most = 20;

/** Leaves room for a number in the 200 characters of a page's address. */
const longest = 190;

/** Saves a new page at the first free address of its title, and gives its id. Throws when that fails. */
export async function createPage(db: Database, form: PageForm): Promise<string> {
  const stem = (slugOf(form.title.en) || slugOf(form.title.nl)).slice(0, longest).replace(/-$/, "");
  for (let number = 1; number <= most; number += 1) {
    const slug = number === 1 || stem === "" ? stem : `${stem}-${number}`;
    // Cases and services are below folders of their own.
    if (form.kind === "page" && reservedSlugs.includes(slug)) continue;
    const outcome = await saveForm(db, page, { ...form, slug }, null);
    if (outcome.kind === "saved") return outcome.id;
    if (outcome.kind !== "slug-taken") {
      throw new Error("message" in outcome ? outcome.message : `not saved: ${outcome.kind}`);
    }
  }
  throw new Error("no free address");
}
