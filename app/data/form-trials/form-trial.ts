import { z } from "../../zod.ts";

/** What a trial of the contact form goes through, in this order; the mails by whom they are for. */
export const formSteps = ["page", "message", "visitor", "firm"] as const;

export const failuresSchema = z.partialRecord(z.enum(formSteps), z.string());

/** A trial of the contact form; times are ISO. */
export type FormTrial = {
  id: string;
  isWeekly: boolean;
  requestedAt: string;
  /** Null while it is under way. */
  endedAt: string | null;
  /** Why steps failed, in English; what comes after the page or the message was then not tried. */
  failures: z.output<typeof failuresSchema>;
};
