import type { Check } from "../check.ts";
import { refuseElsewhere } from "../imports/elsewhere.ts";
import { importHostileFiles } from "../imports/hostile-files.ts";
import { importHostileTexts } from "../imports/hostile-texts.ts";
import { killImports } from "../imports/kills.ts";
import { importLargeExport } from "../imports/large-export.ts";

const common = { line: "S50", name: "Import" };

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
  {
    ...common,
    what: "Files that are no exports: entities that grow or read files and addresses, document types, texts of 2 GB, a million elements and ten million lists within one another, archives, keys such as __proto__; each ends in time and in bounded memory, and reads, asks and changes nothing.",
    run: importHostileFiles,
  },
  {
    ...common,
    what: "Names of uploads that lead out of their directory (dots, encoded, absolute, links) and addresses of inner hosts (loopback, link-local, other spellings, names, redirects) are not read and not asked for.",
    run: refuseElsewhere,
  },
  {
    ...common,
    what: "The attacks of S21 and the texts of S22 stand in every field of every item of exports of both systems; what is refused is told, and of what is taken nothing runs: not in pages, Markdown, feeds and sitemap, nor in the panel.",
    run: importHostileTexts,
  },
];
