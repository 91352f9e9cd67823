import { expect, it } from "vitest";
import { entriesByKey } from "./text-catalog.ts";
import { textName } from "./text-names.ts";

it("a text is called by its place, and in a list by what it belongs to", () => {
  expect(textName("en", "home.hero.title")).toBe("Home, top: heading");
  expect(textName("nl", "home.benefits.scale.text")).toBe("Home, voordelen: “Sneller groeien”, tekst");
  expect(textName("en", "contact.meta.description")).toBe("Contact: description in search results");
  expect(textName("nl", "contact.promise")).toBe("Contact: “Antwoordt binnen één werkdag”");
  expect(textName("nl", "firm.phone")).toBe("Telefoonnummer");
  expect(textName("nl", "home.gone")).toBe("home.gone");
});

it.each(["nl", "en"] as const)("each text has a name of its own (%s)", (language) => {
  const names = [...entriesByKey.keys()].map((key) => textName(language, key));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.includes("“”") || name.startsWith("home."))).toEqual([]);
});
