import { execFile } from "node:child_process";
import { type Check, NotChecked } from "../check.ts";

/** S34: known vulnerabilities of the runtime packages. */
export const dependencyAudit: Check = {
  line: "S34",
  what: "`npm audit --omit=dev` asks the registry for holes that are known in the packages that the site runs on; none is high or critical.",
  async run() {
    const { isClean, output } = await audit();
    if (/endpoint returned an error/.test(output)) throw new NotChecked("the registry answers no audits");
    if (!isClean) throw new Error(`npm audit found holes:\n${output}`);
    return "none high or critical";
  },
};

function audit(): Promise<{ isClean: boolean; output: string }> {
  const words = ["audit", "--omit=dev", "--audit-level=high"];
  return new Promise((resolve) => {
    execFile("npm", words, { cwd: import.meta.dirname, timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ isClean: error === null, output: stdout + stderr }),
    );
  });
}
