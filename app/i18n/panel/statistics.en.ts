import type { Translation } from "../language-texts.ts";
import { nl } from "./statistics.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "statistics.title": "Statistics",
  "statistics.about":
    "Counted without cookies and without keeping who reads. Robots, those who asked not to be tracked and whoever is signed in here are left out. A visitor counts once a day.",
  "statistics.filter": "Filter statistics",
  "statistics.period": "Period",
  "statistics.period.7": "Last 7 days",
  "statistics.period.28": "Last 28 days",
  "statistics.period.month": "Last month",
  "statistics.period.91": "Last 3 months",
  "statistics.period.365": "Last year",
  "statistics.period.730": "Last two years",
  "statistics.period.custom": "Custom period",
  "statistics.from": "From",
  "statistics.to": "To and including",
  "statistics.showPeriod": "Show period",
  "statistics.range.wrong": "These are not two existing days from 2000 on.",
  "statistics.range.reversed": "The first day is after the last.",
  "statistics.range.future": "The period ends after today.",
  "statistics.range.long": "The period is longer than 25 months.",
  "statistics.everyLanguage": "Both languages",
  "statistics.home": "Homepage",

  "statistics.days": "Views and visitors",
  "statistics.days.drawing":
    "Lines of the views and visitors per day. The same figures are in the table below.",
  "statistics.days.weekly": "Drawn per seven days, as the mean day.",
  "statistics.running": "Today, so far",
  "statistics.dayRunning": "{day}, so far",
  "statistics.compared": "The difference is with {from} to {to}.",
  "statistics.comparedOver": "The difference is with {from} to {to}, without today, which is not over.",
  "statistics.day": "Day",
  "statistics.views": "Views",
  "statistics.visitors": "Visitors",
  "statistics.readers": "Readers",
  "statistics.leads": "Leads",
  "statistics.export.xlsxNamed": "Excel file: {name}",
  "statistics.export.csvNamed": "CSV file: {name}",
  "statistics.exportFailed": "Failed to make the file. Please try again.",
  "statistics.empty": "Nothing was counted in this period.",

  "statistics.pages": "Most read pages",
  "statistics.pages.about":
    "A lead counts for the page on which the visit began, and for the one from which it went to the form.",
  "statistics.origins": "Origins",
  "statistics.origins.about":
    "Where visits came from. The origin of leads is known for as long as they are kept.",
  "statistics.origins.aboutViews": "Where visits came from. Leads are shown only to those who may see leads.",
  "statistics.origin": "Origin",
  "statistics.direct": "Direct or unknown",
  "statistics.others": "Other origins",
  "statistics.kind.direct": "no referrer",
  "statistics.kind.internal": "this site",
  "statistics.kind.others": "other origins",
  "statistics.kind.search": "search engine",
  "statistics.kind.assistant": "AI assistant",
  "statistics.kind.site": "other site",
  "statistics.kind.campaign": "campaign",

  "statistics.articles": "Articles: leads and read depth",
  "statistics.articles.about":
    "Leads per hundred readers, and the part of the views that showed a quarter, a half, three quarters or all of the text.",
  "statistics.depths": "Articles: read depth",
  "statistics.depths.about":
    "The part of the views that showed a quarter, a half, three quarters or all of the text.",
  "statistics.articles.empty": "No article was read in this period.",
  "statistics.perHundred": "Leads per 100 readers",
  "statistics.depth": "{percent}% read",

  "statistics.answers": "Time to an answer",
  "statistics.answers.about":
    "By the month in which leads came in, in working hours. Half were answered faster than the median, half later.",
  "statistics.answers.empty": "No leads in the last twelve months",
  "statistics.month": "Month",
  "statistics.median": "Median",
  "statistics.slowest": "Slowest",
  "statistics.answered": "Answered",
  "statistics.waiting": "Still waiting",
  "statistics.fetches": "Read by AI services",
  "statistics.fetches.about":
    "How often programs of AI services fetched a page, by the name that they give themselves: because a person asked, for their search, or for training. Visitors whom an assistant sent are among the origins.",
  "statistics.fetches.empty": "No program of an AI service fetched a page in this period.",
  "statistics.fetches.person": "On request",
  "statistics.fetches.search": "Search",
  "statistics.fetches.training": "Training",
  "statistics.searches": "Searched and not found",
  "statistics.searches.about": "From two times on. What looks like an address or a number is not kept.",
  "statistics.searches.empty": "Nothing: every search found something, or was made only once.",
  "statistics.search": "Search",
  "statistics.times": "Times",

  "statistics.ofArticleViews": "Last 28 days: views\u00a0{views}, readers\u00a0{visitors}",
  "statistics.ofArticle": "Last 28 days: views\u00a0{views}, readers\u00a0{visitors}, leads\u00a0{leads}",
  "statistics.open": "Statistics of this article",
};

/** The panel's statistics. */
export const statisticsTexts = withWords(nl, en);
