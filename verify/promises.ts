import type { SafetyPromise } from "./promise.ts";
import { accounts } from "./promises/accounts.ts";
import { content } from "./promises/content.ts";
import { data } from "./promises/data.ts";
import { doors } from "./promises/doors.ts";
import { load } from "./promises/load.ts";
import { mail } from "./promises/mail.ts";
import { operation } from "./promises/operation.ts";
import { privacy } from "./promises/privacy.ts";

/** The promises of docs/safety.md, under their headings. */
export const promises: readonly { heading: string; promises: readonly SafetyPromise[] }[] = [
  { heading: "Data", promises: data },
  { heading: "Doors", promises: doors },
  { heading: "Accounts", promises: accounts },
  { heading: "Content", promises: content },
  { heading: "Mail and forms", promises: mail },
  { heading: "Load", promises: load },
  { heading: "Privacy and logs", promises: privacy },
  { heading: "Headers and operation", promises: operation },
];
