import { z } from "../../zod.ts";
import { emailAddress, optionalLine, optionalText, requiredLine } from "../form-data.ts";

/** The schema of the download form, and its row. */
export const downloadRequest = z.object({
  name: requiredLine(200, "forms.nameRequired"),
  company: optionalLine(200),
  email: emailAddress,
  remarks: optionalText(5000),
});

export type DownloadRequest = z.output<typeof downloadRequest>;
