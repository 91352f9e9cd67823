import { expect, it } from "vitest";
import { factText } from "./fact-text.ts";

const noor = { id: "c0000000-0000-4000-8000-000000000001", name: "Noor van der Laan", active: true };

it("working days are told by name", () => {
  expect(factText("nl", "firm.workingDays", "Mo We", [])).toBe("maandag, woensdag");
  expect(factText("en", "firm.workingDays", "none", [])).toBe("No working days");
  expect(factText("en", "firm.workingDays", "now and then", [])).toBe("now and then");
});

it("the time of the weekly mail is told as people say it", () => {
  expect(factText("nl", "firm.weeklyMail", "Mo 8", [])).toBe("maandag, 8:00");
  expect(factText("en", "firm.weeklyMail", "none", [])).toBe("No mail");
  expect(factText("en", "firm.weeklyMail", "Mo 99", [])).toBe("Mo 99");
});

it("who answers is told by name", () => {
  expect(factText("nl", "firm.contactPerson", noor.id, [noor])).toBe(noor.name);
  expect(factText("nl", "firm.contactPerson", noor.id, [])).toBe("Iemand die niet in het team staat");
  expect(factText("nl", "firm.contactPerson", noor.id, null)).toBe(noor.id);
  expect(factText("en", "firm.contactPerson", "", [noor])).toBe("Nobody");
});

it("other texts are told as they are", () => {
  expect(factText("nl", "firm.city", "Haarlem", [noor])).toBe("Haarlem");
});
