import { data, type RouterContextProvider } from "react-router";
import { type Database, personDatabase } from "../../data/database.ts";
import { asLanguage, type Language } from "../../i18n/language-texts.ts";
import { z } from "../../zod.ts";

const parameters = z.object({ token: z.string().max(8_192), language: z.string() });

/** The database as the person who asks for a preview, and the language of the screen. Throws a 400 without both. */
export async function readPreviewRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ db: Database; language: Language }> {
  const form = parameters.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  return { db: context.get(personDatabase)(form.data.token), language: asLanguage(form.data.language) };
}

/** What the server's action gives, or "away" when the server is not reached. */
export async function previewOrAway<Preview>(ask: () => Promise<Preview>): Promise<Preview | "away"> {
  try {
    return await ask();
  } catch (cause) {
    // fetch throws a TypeError when no response comes.
    if (cause instanceof TypeError) return "away";
    throw cause;
  }
}
