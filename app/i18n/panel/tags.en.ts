import type { Translation } from "../language-texts.ts";
import { nl } from "./tags.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "tags.manage": "Manage tags",
  "tags.back": "Back to Blog",
  "tags.about": "A tag has a page on the site as soon as a published article carries it.",
  "tags.create": "Create new tag",
  "tags.createHint": "The address of its page: {address}",
  "tags.addressTaken": "Failed to create tag. The tag {name} has the address {address} already.",
  "tags.all": "All Tags",
  "tags.empty": "No tags found. Create your first tag above.",
  "tags.noArticles": "No articles",
  "tags.oneArticle": "1 article",
  "tags.articles": "{count} articles",
  "tags.manyArticles": "{count} articles or more",
  "tags.open": "Open the page of {name} in a new tab",
  "tags.rename": "Rename {name}",
  "tags.newName": "New name for {name}",
  "tags.renameHint": "Only the name changes. The address stays {address}, so links to it keep working.",
  "tags.dutchName": "Name on Dutch pages (optional)",
  "tags.dutchNameHint": "Without it Dutch pages show the name above.",
  "tags.englishName": "Name on English pages (optional)",
  "tags.englishNameHint": "Without it English pages show the name above.",
  "tags.inDutch": "In Dutch: {name}",
  "tags.inEnglish": "In English: {name}",
  "tags.shape": "The name of a tag needs a letter from a to z, or a digit.",
  "tags.sure": "Are you sure?",
  "tags.sureText": "This deletes the tag {name}.",
  "tags.fromNone": "No article carries it.",
  "tags.fromOne": "It is taken from 1 article.",
  "tags.fromSome": "It is taken from {count} articles.",
  "tags.fromMany": "It is taken from {count} articles or more.",
  "tags.pageGoes": "Its page {address} goes away.",
  "tags.noPage": "It has no page on the site.",
  "tags.renamed": "Tag renamed successfully",
  "tags.renameFailed": "Failed to rename tag",
  "tags.renameTaken": "Failed to rename tag. There is a tag named {name} already.",
  "tags.renameStale":
    "Failed to rename tag. Somebody else renamed it in the meantime; what you typed is still here.",
  "tags.renameGone": "Failed to rename tag. Somebody else deleted it in the meantime.",
  "tags.deleteGone": "Failed to delete tag. Somebody else deleted it in the meantime.",
};

/** The panel's tags screen. The article editor shares its messages. */
export const tagPanelTexts = withWords(nl, en);
