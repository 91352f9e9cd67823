import { expect, it } from "vitest";
import { firmOf } from "./firm.ts";
import { sharedTexts } from "./shared-texts.server.ts";
import { changedTexts } from "./site-texts.ts";

const row = (key: string, text: string, language = "nl") => ({ key, language, text });

it("the changed texts of a language are its own and the firm's, without empty ones", () => {
  const stored = [
    row("contact.title", "Hallo"),
    row("contact.title", "Hello", "en"),
    row("contact.text", ""),
    row("contact.send", " \n "),
    row("firm.phone", "+31 20", "all"),
  ];
  expect(changedTexts(stored, "nl")).toEqual({ "contact.title": "Hallo", "firm.phone": "+31 20" });
  expect(changedTexts(stored, "en")).toEqual({ "contact.title": "Hello", "firm.phone": "+31 20" });
});

it("a text is on one line, except in mails and on legal pages", () => {
  const stored = [
    row("home.hero.title", "Een\r\ntwee"),
    row("mails.contact.text", "Een\r\n\r\ntwee"),
    row("terms.body", "<p>Een</p>\n<p>Twee</p>"),
  ];
  expect(changedTexts(stored, "nl")).toEqual({
    "home.hero.title": "Een twee",
    "mails.contact.text": "Een\ntwee",
    "terms.body": "<p>Een</p>\n<p>Twee</p>",
  });
});

it("only texts that any page may show travel with every page", () => {
  const changed = {
    "footer.claim": "Vlot",
    "firm.phone": "+31 20",
    "home.hero.title": "Hallo",
    "mails.contact.text": "Dag",
    "llms.about": "Wij",
    "privacy.body": "<p>Privacy</p>",
    "firm.contactPerson": "c0000000-0000-4000-8000-000000000001",
    "no.page.asks.for.this": "x",
  };
  expect(sharedTexts(changed)).toEqual({ "footer.claim": "Vlot", "firm.phone": "+31 20" });
});

it("the firm's facts are those of the code until they change", () => {
  expect(firmOf()).toMatchObject({ name: "Vlotwerk", vat: "", year: "2025", profiles: [] });
  expect(firmOf({ "firm.phone": "+31 (0)20 - 123 45 67" }).phone).toEqual({
    shown: "+31 (0)20 - 123 45 67",
    dialled: "+31201234567",
  });
  expect(
    firmOf({ "firm.youtube": "javascript:alert(1)", "firm.github": "https://github.example/v" }).profiles,
  ).toEqual([{ name: "GitHub", url: "https://github.example/v" }]);
});
