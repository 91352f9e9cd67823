import type { Translation } from "../language-texts.ts";
import { nl } from "./import.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "import.title": "Import",
  "import.about":
    "Takes articles, pages, tags and pictures from a site in WordPress or Ghost. First a dry run, which saves nothing, then the import itself. What is here already is never overwritten.",
  "import.open": "Open the import",

  "import.choose": "Choose an export",
  "import.chooseAbout":
    "In WordPress: Tools, Export, “All content” (an XML file). In Ghost: Settings, Import/Export, “Export content” (a JSON file).",
  "import.file": "Export file",
  "import.fileNl": "Dutch export",
  "import.fileEn": "English export",
  "import.two": "There are two exports: a Dutch and an English one",
  "import.language": "Language of texts that have none",
  "import.languageOwn": "As the export says, otherwise Dutch",
  "import.folder": "Folder of uploads (optional)",
  "import.folderHint":
    "Pictures and PDFs are not in the export. Choose the folder wp-content/uploads or content/images of the old site.",
  "import.technical":
    "The server can also fetch them from the old site, and knows no limit of an hour or a day:",
  "import.folderCount": "Files in the chosen folder: {count}.",
  "import.read": "Start a dry run",
  "import.reading": "Reading: {percent}%",
  "import.stop": "Stop",

  "import.problem.none": "Choose an export.",
  "import.problem.empty": "The file is empty. Make the export again.",
  "import.problem.same": "Both files are the same export. Choose an export of each language.",
  "import.problem.unreadable": "The file can no longer be read. Was it moved or changed? Choose it again.",
  "import.problem.session":
    "The session is over, or this account may not import. What was taken remains. Sign in again and then go on.",
  "import.problem.lost":
    "The server does not answer, or is too busy. What was taken remains. Go on when the connection is back.",
  "import.problem.full": "The server has no room left. What was taken remains. Tell whoever manages it.",
  "import.problem.stopped": "The import was stopped. What was taken remains.",
  "import.problem.unknown": "Something went wrong. What was taken remains. Try to go on.",
  "import.problem.limit":
    "This account has stored as much as it may within an hour or a day. The import can go on from {time}.",

  "import.dry": "Result of the dry run",
  "import.dryAbout": "Of {source}. Nothing has been saved yet.",
  "import.kind.article": "Articles",
  "import.kind.page": "Pages",
  "import.kind.tag": "Tags",
  "import.kind.file": "Pictures and PDFs",
  "import.kind.redirect": "Redirects",
  "import.kind.other": "Other",
  "import.one.article": "article",
  "import.one.page": "page",
  "import.one.tag": "tag",
  "import.one.file": "file",
  "import.one.redirect": "redirect",
  "import.one.other": "other",
  "import.outcome.new": "{count} new",
  "import.outcome.added": "{count} added",
  "import.outcome.known": "{count} were here already",
  "import.outcome.language added": "{count} added as the other language",
  "import.outcome.unchanged": "{count} unchanged",
  "import.outcome.changed there": "{count} changed on the old site, left as they are here",
  "import.outcome.changed here": "{count} changed here and left as they are",
  "import.outcome.changed on both sides": "{count} changed on both sides, left as they are here",
  "import.outcome.deleted": "{count} deleted here and left so",
  "import.outcome.failed": "{count} not taken",
  "import.outcome.missing": "{count} not found",
  "import.outcome.left": "{count} left behind",
  "import.account": "In the file: {inFile}. Taken: {taken}. Not taken: {left}.",
  "import.nothingTaken": "Nothing of the file is taken. The reasons are below; the report has each item.",
  "import.inFolder": "Found in the chosen folder: {found} of {count} files that are needed.",
  "import.noneInFolder":
    "The chosen folder has nothing of what is needed ({count} files). Choose the folder of uploads of this site.",
  "import.noFolder":
    "No folder of uploads was chosen. Files that will not be taken: {count}. Articles will then refer to their old place.",
  "import.notInFolder": "not in the chosen folder",
  "import.leftReasons": "What is left behind ({count})",
  "import.times": "{count} ×",
  "import.noted": "What changes or is lost ({count})",
  "import.more": "Show more ({count})",
  "import.nothingFound": "Nothing found.",
  "import.report": "Download the report",

  "import.pairs": "Bring translations together",
  "import.pairsAbout":
    "These articles look like each other’s translation: the same picture, or the same day and about the same length. What is ticked becomes one article in two languages.",
  "import.pairsNone": "No articles look like each other’s translation.",
  "import.samePicture": "the same picture",
  "import.length": "{nl} and {en} characters",
  "import.pairNl": "Dutch article",
  "import.pairEn": "English translation",
  "import.pairChoose": "Choose…",
  "import.pairAdd": "Put together",

  "import.run": "Import",
  "import.runTitle": "Start the import",
  "import.runAbout":
    "Takes all of it. Keep this page open; it can be stopped at any time and gone on with later. Nobody is told of imported articles.",
  "import.running": "{done} of {count}: {title}",
  "import.stopping": "Stops after this item…",
  "import.goOn": "Go on",
  "import.result": "What was imported",
  "import.finished": "The import is done.",
  "import.notTaken": "Not taken ({count})",
  "import.taken": "Articles and pages ({count})",
  "import.addresses": "See the old addresses",
  "import.leave": "Leave while the import is running?",
  "import.leaveText": "The import stops. What was taken remains; it can go on later with the same file.",
};

export const importTexts = withWords(nl, en);
