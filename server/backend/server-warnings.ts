import type { Log } from "../shared/log.ts";
import type { OwnRole } from "./database/call-function.ts";

/** What a server notices and administrators read on the overview; the same as in the table's check. */
type ServerWarning = "mail-server" | "proxy" | "calendar";

/** Stores a warning, which holds no e-mail address; null: it is mended. Never rejects: a failure is logged. */
export type ReportWarning = (name: ServerWarning, detail: string | null) => Promise<void>;

export function reportWarnings({ call }: OwnRole, log: Pick<Log, "error">): ReportWarning {
  return async (name, detail) => {
    await call("report_server_warning", { _name: name, _detail: detail }).catch((error) =>
      log.error("a warning for the overview was not stored", error),
    );
  };
}
