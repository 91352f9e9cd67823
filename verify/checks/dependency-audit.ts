import { execFile } from "node:child_process";
import { z } from "zod";
import { type Check, NotChecked } from "../check.ts";

const report = z.object({
  metadata: z.object({
    vulnerabilities: z.object({
      low: z.number(),
      moderate: z.number(),
      high: z.number(),
      critical: z.number(),
    }),
    dependencies: z.object({ prod: z.number() }),
  }),
});

const failure = z.object({ message: z.string() });

/** S34: known vulnerabilities of the runtime packages. */
export const dependencyAudit: Check = {
  line: "S34",
  what: "`npm audit --omit=dev` asks the registry for holes that are known in the packages that the site runs on; none is high or critical.",
  async run() {
    const response: unknown = JSON.parse(await requestAudit());
    const audit = report.safeParse(response);
    if (!audit.success) {
      const output = failure.safeParse(response);
      throw new NotChecked(
        `the registry answers no audits${output.success ? ` (${output.data.message.split(" - ")[0]})` : ""}`,
      );
    }
    const { vulnerabilities: found, dependencies } = audit.data.metadata;
    if (found.high + found.critical > 0) {
      throw new Error(`${found.critical} critical and ${found.high} high in ${dependencies.prod} packages`);
    }
    return `none high or critical, ${found.moderate} moderate, ${found.low} low in ${dependencies.prod} packages`;
  },
};

/** npm's report as JSON; npm exits with 1 also when it finds vulnerabilities. */
function requestAudit(): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: import.meta.dirname, timeout: 120_000, maxBuffer: 50_000_000 };
    execFile("npm", ["audit", "--omit=dev", "--json"], options, (error, stdout) => {
      if (stdout.trimStart().startsWith("{")) resolve(stdout);
      else reject(error ?? new Error("npm audit printed nothing"));
    });
  });
}
