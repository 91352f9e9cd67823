import { z } from "../../zod.ts";
import { emailAddress, optionalLine, requiredLine, requiredText } from "../form-data.ts";

/** The schema of the contact form, and its row. */
export const contactMessage = z.object({
  name: requiredLine(200, "forms.nameRequired"),
  email: emailAddress,
  phone: optionalLine(40),
  company: optionalLine(200),
  message: requiredText(5000, "forms.messageRequired"),
});

export type ContactMessage = z.output<typeof contactMessage>;
