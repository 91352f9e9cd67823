import { z } from "zod";
import { linkTo, readLink } from "../../supabase/functions/_shared/file-link.ts";
import type { Downloads, OpenedFile } from "../backend/files/downloads.ts";
import { isPdf } from "../backend/files/pdf.ts";
import { type Project, ProjectError } from "./project.ts";

const opened = z.array(
  z.object({
    file_id: z.uuid().nullable(),
    file_name: z.string().nullable(),
    page_slug: z.string().nullable(),
    language: z.string(),
  }),
);
const places = z.array(z.object({ page_id: z.uuid(), language: z.enum(["nl", "en"]) }));

/** In milliseconds, for 25 MB. */
const timeout = 60_000;

/** Signed links to the project's bucket; `key` is the project's `file_link_key`. Throws ProjectError. */
export function createProjectFiles(options: { project: Project; key: Uint8Array; siteUrl: URL }): Downloads {
  const { project, key, siteUrl } = options;
  return {
    linkFor: (leadId) => linkTo(siteUrl, key, leadId),
    async open(token, isCounted): Promise<OpenedFile | null> {
      const link = readLink(key, token);
      if (!link) return null;
      const isOver = link.expiresAt < Date.now() / 1_000;
      const parameters = { _lead_id: link.leadId, _is_counted: isCounted && !isOver };
      const [found] = opened.parse(await project.call("open_download", parameters));
      const content = isOver || !found?.file_id ? null : await readFile(project, found.file_id);
      if (content === null || !found?.file_name)
        return { outcome: "over", pageSlug: found?.page_slug ?? null, language: found?.language ?? "nl" };
      return { outcome: "open", name: found.file_name, content };
    },
  };
}

/** Null when it is missing or no PDF: the bucket trusts the uploader's content type. */
async function readFile(project: Project, id: string): Promise<Blob | null> {
  const rows = await project.ask(`/rest/v1/otm_download_files?select=page_id,language&id=eq.${id}`);
  if (!rows.ok) throw new ProjectError("otm_download_files", rows.status);
  const [place] = places.parse(await rows.json());
  if (!place) return null;
  const path = `/storage/v1/object/authenticated/download-files/${place.page_id}/${place.language}`;
  const response = await project.ask(path, { signal: AbortSignal.timeout(timeout) });
  if (response.status >= 500 || [401, 403, 429].includes(response.status))
    throw new ProjectError("A file of the bucket", response.status);
  if (!response.ok) return null;
  const content = await response.blob();
  return isPdf(await content.bytes()) ? content : null;
}
