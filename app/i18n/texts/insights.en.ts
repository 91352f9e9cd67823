import type { Translation } from "../language-texts.ts";
import { cardTexts } from "./cards.en.ts";
import { nl } from "./insights.nl.ts";

const en: Translation<typeof nl> = {
  ...cardTexts.en,
  "insights.meta.title": "Insights on working with AI",
  "insights.meta.description":
    "Practical articles on automating work with agentic AI: where to start, what it costs, what an agent may decide and how your team learns to work with it.",
  "insights.title": "Insights",
  "insights.text":
    "What we learn from the work we automate: worked examples, pitfalls and steps you can take on Monday.",
  "insights.backHome": "Back to home",
  "insights.empty": "No insights found",
  "insights.readTime": "{minutes} min read",
  "insights.topics": "Topics",
  "insights.allTopics": "All",
  "insights.newest": "Newest articles",
  "insights.page": "page {page} of {last}",
  "insights.pages": "Browse articles",
  "insights.newer": "Newer articles",
  "insights.older": "Older articles",
  "article.back": "Back to insights",
  "article.backBlog": "Back to the blog",
  "article.faq": "Questions",
  "article.related": "Read next",
  "article.author": "By {author}",
  "article.published": "Published on {date}",
  "article.changed": "Changed on {date}",
  "article.closing.title": "Wondering what this means for your business?",
  "article.closing.text":
    "Put your own case to someone who builds this every day. Half an hour, no strings attached.",
  "article.closing.button": "Book an intro call",
};

export const insightsTexts = { nl, en };
