import { describe, expect, it } from "vitest";
import { textProblem } from "./text-problem.ts";

describe("a text of the site", () => {
  it.each([
    ["an ordinary one", "home.hero.title", "Oud", "Nieuw"],
    ["one with a script, which pages show as text", "home.hero.title", "Oud", "<script>alert(1)</script>"],
    ["an empty one, which is the original again", "insights.page", "pagina {page}", " "],
    ["one with its placeholders in another order", "insights.page", "{page} van {last}", "{last}: {page}"],
    ["a long legal page", "terms.body", "<p>Oud</p>", "x".repeat(100_000)],
    ["a telephone number", "firm.phone", "+31 23 555 01 42", "+31 (0)20 - 123 45 67"],
    ["working days", "firm.workingDays", "Mo Tu We Th Fr", "Tu Sa"],
    ["no working days", "firm.workingDays", "Mo Tu We Th Fr", "none"],
    ["working hours", "firm.workingHours", "09:00-17:00", "8.30 – 17:00"],
    ["closed days", "firm.closedDays", "", "24-12-2026, 2-1-2027"],
    ["the time of the weekly mail", "firm.weeklyMail", "Mo 8", "Fr 14"],
    ["no weekly mail", "firm.weeklyMail", "Mo 8", "none"],
    ["hours to an answer", "firm.answerWithin", "4", "8"],
    ["a person", "firm.contactPerson", "", "c0000000-0000-4000-8000-000000000001"],
    ["a profile", "firm.linkedin", "", "https://www.linkedin.com/company/vlotwerk"],
  ])("is accepted: %s", (_, key, original, text) => {
    expect(textProblem(key, original, text)).toBeNull();
  });

  it.each([
    ["20,000 characters", "home.hero.title", "Oud", "x".repeat(20_000), "texts.problem.long"],
    [
      "a legal page of 100,001 characters",
      "privacy.body",
      "<p>x</p>",
      "x".repeat(100_001),
      "texts.problem.long",
    ],
    [
      "one without its placeholder",
      "insights.page",
      "{page} van {last}",
      "{page}",
      "texts.problem.placeholder",
    ],
    [
      "one with half of its braces",
      "mails.download.subject",
      "Uw: {{pageTitle}}",
      "{pageTitle}",
      "texts.problem.placeholder",
    ],
    ["an address without a host", "firm.email", "a@b.example", "a@b", "texts.problem.email"],
    ["a telephone number in words", "firm.phone", "+31 23", "bel ons", "texts.problem.phone"],
    ["a script as a profile", "firm.linkedin", "", "javascript:alert(1)", "texts.problem.address"],
    ["days in another order", "firm.workingDays", "Mo", "Tu Mo", "texts.problem.days"],
    ["days in words", "firm.workingDays", "Mo", "every day", "texts.problem.days"],
    ["hours in words", "firm.workingHours", "09:00-17:00", "overdag", "texts.problem.hours"],
    [
      "hours that end before they begin",
      "firm.workingHours",
      "09:00-17:00",
      "17:00-09:00",
      "texts.problem.hoursOrder",
    ],
    [
      "hours that end as they begin",
      "firm.workingHours",
      "09:00-17:00",
      "9:00-09:00",
      "texts.problem.hoursOrder",
    ],
    ["the 31st of February", "firm.closedDays", "", "31-2-2027", "texts.problem.closedDays"],
    ["no hour of a day", "firm.weeklyMail", "Mo 8", "Mo 24", "texts.problem.weekly"],
    ["no hours to an answer", "firm.answerWithin", "4", "0", "texts.problem.answerWithin"],
    ["a person by name", "firm.contactPerson", "", "Noor", "texts.problem.person"],
    ["a year in words", "firm.year", "2025", "dit jaar", "texts.problem.year"],
  ])("is refused: %s", (_, key, original, text, problem) => {
    expect(textProblem(key, original, text)?.key).toBe(problem);
  });
});
