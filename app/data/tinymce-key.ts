import type { Database } from "./database.ts";

/** The licence key of TinyMCE. Throws when the request fails. */
export async function getTinymceKey(db: Database): Promise<string> {
  const { data, error } = await db.functions.invoke<{ apiKey: string }>("get-tinymce-key");
  if (error) throw new Error(`The editor's key was not given: ${error.message}`);
  if (!data?.apiKey) throw new Error("The editor's key was not given");
  return data.apiKey;
}
