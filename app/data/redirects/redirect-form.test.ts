import { describe, expect, it } from "vitest";
import { type RedirectForm, readRedirect } from "./redirect-form.ts";

const read = (part: Partial<RedirectForm>) =>
  readRedirect({ from: "/oud", to: "/nieuw", isGone: false, note: "", ...part }, "https://vlotwerk.nl");

describe("a redirect", () => {
  it("is stored with the path of a whole address", () => {
    expect(read({ from: "https://www.oud.example/Over-Ons/", note: " van \n toen " })).toEqual({
      path: "/over-ons",
      target: "/nieuw",
      note: "van toen",
    });
  });

  it.each([
    ["/contact?from=oud#form", "/contact?from=oud#form"],
    ["https://vlotwerk.nl/contact", "/contact"],
    ["https://vlotwerk.nl", "/"],
    ["https://vlotwerk.nl.elders.example/x", "https://vlotwerk.nl.elders.example/x"],
    ["/een pagina", "/een%20pagina"],
  ])("leads to %s", (to, target) => {
    expect(read({ to })).toMatchObject({ target });
  });

  it.each(["", "nieuw", "//elders.example", "javascript:alert(1)", "ftp://elders.example/", "/a\\b"])(
    "does not lead to %j",
    (to) => {
      expect(read({ to })).toEqual(["target"]);
    },
  );

  it("that is gone has no target, whatever is typed", () => {
    expect(read({ isGone: true })).toMatchObject({ target: null });
  });

  it("names every field that is wrong", () => {
    expect(read({ from: "/", to: "x", note: "n".repeat(301) })).toEqual(["path", "target", "note"]);
  });
});
