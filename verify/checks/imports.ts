import type { Check } from "../check.ts";
import { killImports } from "../imports/kills.ts";
import { importLargeExport } from "../imports/large-export.ts";

const common: Pick<Check, "line" | "name"> = { line: "S50", name: "Import" };

export const importChecks: readonly Check[] = [
  {
    ...common,
    what: "An export of 10,000 posts in two languages and 300 pictures is imported by the command while pages are asked for, in 600 s and 300 MB, with their p99 below 150 ms; a second import changes nothing, and 2,000 of the old addresses lead to the right page, in the right language, in one step.",
    run: importLargeExport,
  },
  {
    ...common,
    what: "An import of 300 posts and 40 pictures is killed (SIGKILL) at 20 random moments and begun again each time; in the end the content equals that of an import which nobody killed.",
    run: killImports,
  },
];
