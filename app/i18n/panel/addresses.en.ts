import type { Translation } from "../language-texts.ts";
import { nl } from "./addresses.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "addresses.title": "Old addresses",
  "addresses.about":
    "Where addresses lead that are no more, and what visitors do not find. An address that has a page remains that page’s.",
  "addresses.open": "Open the old addresses",
  "addresses.new": "New redirect",
  "addresses.change": "Edit",
  "addresses.edit": "Edit the redirect",

  "addresses.missing": "What visitors do not find",
  "addresses.missingAbout":
    "Addresses that were asked for in the last 90 days and had nothing, the most wanted first.",
  "addresses.missingNone": "In the last 90 days visitors found everything.",
  "addresses.visit": "1 visit",
  "addresses.visits": "{count} visits",
  "addresses.byProgram": "Once by a program",
  "addresses.byPrograms": "{count} times by programs",
  "addresses.lastDay": "Last on {day}",
  "addresses.leadOn": "Lead on to…",
  "addresses.setGone": "Gone",
  "addresses.all": "Show all {count}",
  "addresses.fewer": "Show fewer",

  "addresses.list": "Redirects",
  "addresses.search": "Address, target or note",
  "addresses.none": "There are no redirects yet.",
  "addresses.noMatch": "No redirect matches this.",
  "addresses.leadsTo": "leads to",
  "addresses.moved": "Moved",
  "addresses.gone": "Gone",
  "addresses.shadowed": "There is a page here now",
  "addresses.never": "Not used yet",
  "addresses.hit": "Used once, on {time}",
  "addresses.hits": "Used {count} times, last on {time}",
  "addresses.made": "By {person}, {day}",
  "addresses.server": "the server",
  "addresses.deleteSure": "Delete this redirect?",
  "addresses.deleteSureText": "Whoever opens this address finds nothing then.",

  "addresses.test": "Test",
  "addresses.test.works": "Works: leads to {target}.",
  "addresses.test.outside": "Works: leads to {target}, outside of this site.",
  "addresses.test.broken": "Leads to {target}, but there is nothing to see.",
  "addresses.test.gone": "Works: says that the page is gone.",
  "addresses.test.page": "There is a page here already.",
  "addresses.test.missing": "Leads nowhere.",
  "addresses.test.failed": "The test failed.",

  "addresses.from": "Old address",
  "addresses.fromHint":
    "A path such as /old-page, or the whole address on the old site. With /* at its end: all below.",
  "addresses.kind": "What visitors get",
  "addresses.to": "Leads to",
  "addresses.toHint": "A path on this site, or an address elsewhere that begins with https://.",
  "addresses.toProposed": "This is a proposal: the page whose address is most like it.",
  "addresses.note": "Note",
  "addresses.saved": "Redirect saved",

  "addresses.live": "There is a page of this site at this address.",
  "addresses.taken": "This address has a redirect already. Search the list for it and edit that one.",
  "addresses.targetGone": "That address is gone itself. Choose a page that is there.",
  "addresses.loop": "This address would lead to itself.",
  "addresses.path":
    "This can’t be an old address. It begins with / or https://, has at most 500 characters and is not the home page. A * stands at the end alone, after a /.",
  "addresses.target": "This is no target. It begins with / or https:// and has at most 2,000 characters.",
  "addresses.noteLong": "The note has at most 300 characters.",
  "addresses.kindUnknown": "Only what has moved for good or is gone is taken over.",
  "addresses.pattern": "A pattern or a condition is not taken over. A * at the end of the old address is.",
  "addresses.off": "This redirect is switched off there.",
  "addresses.twice": "This address is in the file already, further up.",

  "addresses.import": "Import from CSV",
  "addresses.technical":
    "With the headings from, to, kind and note, or those of Redirection, Rank Math or Yoast; in that order without headings. Also a file _redirects of Netlify. The kind is 301, 308, 410, 451 or empty; at 410 an address is gone; a * at the end stands for all below.",
  "addresses.file": "CSV file",
  "addresses.fileHint": "At most 5 MB, separated by commas or semicolons.",
  "addresses.fileLarge": "This file is larger than 5 MB. Divide it over more files.",
  "addresses.fileBinary": "This is no text file. Save it as CSV in your spreadsheet program.",
  "addresses.fileEmpty": "There is no address in this file.",
  "addresses.fileColumns":
    "The headings are not known. Call the column of old addresses from, and that of new ones to. Nothing was saved.",
  "addresses.fileQuotes":
    "The quotes on line {line} are wrong: one is not closed, or has text behind it. Nothing was saved.",
  "addresses.fileFailed": "The file could not be read. Choose it again.",
  "addresses.readable": "Can be read: {count}",
  "addresses.unreadable": "Can’t be read, and left out: {count}",
  "addresses.line": "Line {line}:",
  "addresses.importAll": "Save {count}",
  "addresses.importing": "{done} of {count} saved...",
  "addresses.imported": "Import done",
  "addresses.importFailed":
    "The import stopped on its way. What was saved remains; choose save again to go on.",
  "addresses.added": "Added: {count}",
  "addresses.changed": "Changed: {count}",
  "addresses.known": "Was there already: {count}",
  "addresses.rejected": "Not saved: {count}",
};

export const addressTexts = withWords(nl, en);

export type AddressKey = keyof typeof addressTexts.nl;
