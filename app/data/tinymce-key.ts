import type { Database } from "./database.ts";

/** The licence key of the rich-text editor. Throws when it can't be had. */
export async function getTinymceKey(db: Database): Promise<string> {
  const { data, error } = await db.functions.invoke<{ apiKey: string }>("get-tinymce-key");
  if (error) throw new Error(`The editor's key was not given: ${error.message}`);
  if (!data?.apiKey) throw new Error("The editor's key was not given");
  return data.apiKey;
}
