import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReason } from "./database-reason.ts";
import { reasonTexts } from "./texts/database-reasons.en.ts";

const folder = new URL("../../supabase/migrations/", import.meta.url);
const migrations = readdirSync(folder).map((name) => ({
  name,
  sql: readFileSync(new URL(name, folder), "utf8"),
}));
const raised = migrations.flatMap(({ name, sql }) =>
  [...sql.matchAll(/raise exception '((?:[^']|'')+)'/g)].map(([, message = ""]) => ({
    name,
    message: unquoted(message),
  })),
);
/** What the rules of one kind answer: sentences within `check_<kind>`. */
const answered = migrations.flatMap(({ name, sql }) =>
  [...sql.matchAll(/function private\.check_\w+\(_document jsonb\)[^$]*\$\$([^$]*)\$\$/g)].flatMap(
    ([, body = ""]) =>
      [...body.matchAll(/'([A-Z](?:[^']|'')* (?:[^']|'')*)'/g)].map(([, message = ""]) => ({
        name,
        message: unquoted(message),
      })),
  ),
);

function unquoted(literal: string): string {
  return literal.replaceAll("''", "'").replaceAll("%s", "%");
}

/** What a save, a publication, a plan, a deletion or its undoing can raise. */
const ofContent =
  /trash|content_kinds|versions?\.|save_document|restore_version|run_schedules|schedules|article|page_content|homepage_cases|kept_plans/;

/** What only a program that doesn't follow the panel meets. */
const forPrograms = new Set([
  "%",
  "There is no such kind of content",
  "There is one % alone",
  "Nothing changes % by itself while its publication is planned",
  "What is saved in the % is shown at once",
  "The % is restored as a whole",
  "Only content, or its texts in a language (nl or en), can be published or unpublished",
  "The direction is up or down",
]);

const ofDocuments = raised.filter(({ name, message }) => ofContent.test(name) && !forPrograms.has(message));

it.each([...ofDocuments, ...answered])("$message: is said in Dutch ($name)", ({ message }) => {
  const reason = message.replace("The % text", "The Dutch text").replaceAll("%", "thing");
  expect(describeReason(reason, "nl")).not.toBe(reason);
});

it.each(Object.values(reasonTexts.en))("%s: is raised by the database", (reason) => {
  const isRaised = [...raised, ...answered].some(({ message }) => asPattern(message).test(reason));
  expect(isRaised || /deadlock|violates check constraint/.test(reason)).toBe(true);
});

function asPattern(message: string): RegExp {
  return new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll("%", ".+")}$`);
}

it.each([
  ["The article does not exist (any more)", "Het artikel bestaat niet (meer)"],
  ["The team member does not exist (any more)", "Dit bestaat niet (meer)"],
  ['Another page already has the slug "a $& b"', "Het adres “a $& b” is al van iets anders"],
  ["relation is broken", "relation is broken"],
])("%s: is told in Dutch, or as it is when it is new", (reason, dutch) => {
  expect(describeReason(reason, "nl")).toBe(dutch);
  expect(describeReason(reason, "en")).toBe(reason);
});
