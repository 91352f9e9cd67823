import type { Translation } from "../language-texts.ts";
import { nl } from "./article-editor.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "editor.create": "Create New Article",
  "editor.edit": "Edit Article",
  "editor.back": "Back to Blog",

  "editor.tabs": "Parts of the article",
  "editor.basic": "Basic Info",
  "editor.nl": "Content NL",
  "editor.en": "Content EN",

  "editor.slug": "Slug",
  "editor.slugHint": "The last part of the article’s address: /insights/{slug}",
  "editor.author": "Author",
  "editor.readTime": "Read Time (minutes)",
  "editor.readTimeProposal": "By the number of words: {minutes}.",
  "editor.takeReadTime": "Take over",
  "editor.image": "Image URL",
  "editor.imagePreview": "Preview of the article’s image",
  "editor.imageFailed": "There is no image at this address. Visitors will see the default picture.",
  "editor.newTag": "New tag",
  "editor.withoutTitle": 'Visitors read "Untitled" here while there is no title.',
  "editor.withoutContent":
    "Visitors who read this language get this title over an empty page. Write the content, or empty the title to show them the other language.",
  "editor.tagName": "Name of the new tag",
  "editor.addTag": "Add tag",
  "editor.noTags": "There are no tags yet.",
  "editor.tagCreated": "Tag created successfully",
  "editor.tagFailed": "Failed to create tag",
  "editor.tagExists": "Failed to create tag. There is a tag named {name} already.",
  "editor.tagShape": "Failed to create tag. Its name needs a letter from a to z, or a digit.",
  "editor.tagsFailed": "Failed to load tags",
  "editor.related": "Related Articles",
  "editor.relatedHint": "At most 3, shown in this order. Without a choice the newest others are shown.",
  "editor.relatedSearch": "Search published articles...",
  "editor.relatedSearchLabel": "Search related articles",
  "editor.relatedNone": "No other published articles found.",
  "editor.relatedUnknown": "An article that is not published",
  "editor.relatedFailed": "Failed to fetch articles",
  "editor.add": "Add {title}",

  "editor.faqs": "FAQs",
  "editor.faqHint": "A question is saved when it is asked in one language at least.",
  "editor.addFaq": "Add FAQ",
  "editor.faqsFull": "An article has at most {max} FAQs. Remove one to add another.",
  "editor.faq": "FAQ {number}",
  "editor.removeFaq": "Remove this FAQ?",
  "editor.removeFaqText":
    "“{question}” leaves the article in both languages. What was saved of it stays in the history.",
  "editor.question": "Question",
  "editor.answer": "Answer",

  "editor.meta": "Search Result",
  "editor.metaHint":
    "What search engines and shared links show. Without a text of its own an article has its title and its excerpt there.",
  "editor.metaTitle": "Meta Title",
  "editor.metaDescription": "Meta Description",
  "editor.metaCount": "{now} of about {max} characters",
  "editor.metaCut": "{now} characters; search engines cut off after about {max}",
  "editor.metaPreviewNl": "Preview of the search result (NL)",
  "editor.metaPreviewEn": "Preview of the search result (EN)",
  "editor.metaNothing": "This language has no title and no content yet.",

  "editor.look": "View of the article",
  "editor.asPage": "As page",
  "editor.asForm": "As form",
  "editor.toBasic": "Change tags, author and read time",

  "editor.title": "Title",
  "editor.subtitle": "Subtitle",
  "editor.excerpt": "Excerpt",
  "editor.content": "Content",
  "editor.mode": "Content mode",
  "editor.visual": "Visual",
  "editor.html": "HTML",
  "editor.showPreview": "Show preview",
  "editor.contentPreview": "Preview of the content",

  "editor.fetchFailed": "Failed to fetch article",
  "editor.fetchFailedText":
    "The article could not be fetched: it may have been deleted, or the connection was lost.",
  "editor.created": "Article created successfully",
  "editor.updated": "Article updated successfully",
  "editor.withFaqs": "{message} with {count} FAQ(s)",
  "editor.createFailed": "Failed to create article: {message}",
  "editor.updateFailed": "Failed to update article: {message}",
};

export const editorTexts = withWords(nl, en);

export type EditorKey = keyof typeof editorTexts.nl;
