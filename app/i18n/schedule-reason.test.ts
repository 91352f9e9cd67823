import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReason } from "./schedule-reason.ts";
import { reasonTexts } from "./texts/schedule-reasons.en.ts";

const folder = new URL("../../supabase/migrations/", import.meta.url);
const migrations = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), "utf8"))
  .join("\n")
  // The kind, and the language of a text, are inserted.
  .replace("The % does not exist", "The article does not exist (any more) The download page does not exist")
  .replace("The % text", "The Dutch text The English text has no title or no content The Dutch text");

it.each(Object.values(reasonTexts.en))("%s: is raised by the database", (reason) => {
  expect(migrations).toContain(reason);
});

it("is told in Dutch, or as it is when it is new", () => {
  expect(describeReason("The article does not exist (any more)", "nl")).toBe(
    "Het artikel bestaat niet (meer)",
  );
  expect(describeReason("The article does not exist (any more)", "en")).toBe(
    "The article does not exist (any more)",
  );
  expect(describeReason("deadlock detected", "nl")).toBe("deadlock detected");
});
