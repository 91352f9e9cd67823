import { data } from "react-router";
import { isPublicPath } from "../../account/public-path.ts";
import { type Database, personDatabase, Refused } from "../../data/database.ts";
import { pageRenderer } from "../../data/site-texts/page-renderer.ts";
import { listSiteTexts, type SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import { isRichKey } from "../../i18n/site-texts.ts";
import type { Fields } from "../../panel/editing/edits.ts";
import { fieldsByName, fieldsOf, previewedTexts } from "../../panel/texts/text-fields.ts";
import { z } from "../../zod.ts";
import type { Route } from "./+types/site-page";
import { markTexts } from "./site/marks.ts";

const wanted = z.object({
  /** The person's access token. */
  token: z.string().max(8_192),
  /** The path of a public page, without a query. */
  path: z.string().refine(isPublicPath),
  /** The texts that are being typed, by field, as JSON. */
  typed: z.string(),
});

const typedTexts = z.record(z.string(), z.string());

/** A public page with texts as the person edits them, each marked. Text, as it is no page by itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = wanted.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const { token, path, typed } = form.data;
  const db = context.get(personDatabase)(token);
  const fields = { ...fieldsOf(await readAsMember(db)), ...readTyped(typed) };
  const texts = previewedTexts(markable(fields));
  const html = await context.get(pageRenderer)(path, async (language) => markTexts(texts[language]));
  if (html === null) throw data(null, { status: 404 });
  return new Response(html, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The texts of the site; who has no role is refused by the database. */
async function readAsMember(db: Database): Promise<SiteTexts> {
  try {
    return await listSiteTexts(db);
  } catch (error) {
    throw error instanceof Refused ? data(null, { status: 403 }) : error;
  }
}

/** Without originals of texts with HTML: they have a layout of their own, which they would lose. */
function markable(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => {
      const field = fieldsByName.get(name);
      return field && !(isRichKey(field.key) && text === field.original);
    }),
  );
}

function readTyped(json: string): Fields {
  try {
    return typedTexts.parse(JSON.parse(json));
  } catch {
    throw data(null, { status: 400 });
  }
}
