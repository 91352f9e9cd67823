import type { Found } from "../section.ts";

type Chosen = { form: "contact" | "download"; downloadPage: string[] };

/** The download page whose form is shown; undefined for another form, and when it is gone. */
export function chosenDownload({ form, downloadPage: [id = ""] }: Chosen, found: Found) {
  return form === "download" ? found.downloadPages[id] : undefined;
}
