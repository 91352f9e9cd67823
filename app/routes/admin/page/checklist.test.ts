import { expect, it } from "vitest";
import { emptyForm } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import { pageRemarks } from "./checklist.ts";

const nothing = { nl: new Set<string>(), en: new Set<string>() };

const closing = (key: string, values: object = {}): FormSection => ({
  key,
  type: "closing",
  hidden: false,
  title: "Kop",
  text: "",
  buttonText: "",
  buttonTo: "",
  ...values,
});

const made = (nl: FormSection[], en: FormSection[] = []): PageForm => ({
  ...emptyForm(page),
  title: { nl: "Pagina", en: en.length > 0 ? "Page" : "" },
  sections: { nl, en },
});

const kindsOf = (form: PageForm, undescribed = nothing) =>
  pageRemarks(form, undescribed).map(({ kind, language, section }) => [kind, language, section?.key ?? null]);

it("nothing is said of a page that is in order", () => {
  const whole = closing("a", { buttonText: "Bellen", buttonTo: "/contact" });
  expect(kindsOf(made([whole], [whole]))).toEqual([]);
  expect(kindsOf(emptyForm(page))).toEqual([]);
});

it("a page without a heading is noticed in each language", () => {
  const bare = closing("a", { title: " " });
  expect(kindsOf(made([bare], [closing("a")]))).toEqual([["heading", "nl", null]]);
});

it("a button needs words and a target", () => {
  expect(kindsOf(made([closing("a", { buttonText: "Bellen" })]))).toEqual([["target", "nl", "a"]]);
  expect(kindsOf(made([closing("a", { buttonTo: "/contact" })]))).toEqual([["words", "nl", "a"]]);
});

it("a picture needs a description in the language of the page", () => {
  const pictured: FormSection = {
    ...closing("a"),
    type: "text-with-picture",
    picture: "/media/x",
    text: "a",
  };
  expect(kindsOf(made([pictured], [pictured]), { nl: new Set(), en: new Set(["/media/x"]) })).toEqual([
    ["picture", "en", "a"],
  ]);
});

it("a section of one language is noticed once both are written", () => {
  expect(kindsOf(made([closing("a"), closing("b")], [closing("a")]))).toEqual([["one", "nl", "b"]]);
  expect(kindsOf(made([closing("a"), closing("b", { hidden: true })], [closing("a")]))).toEqual([]);
  expect(kindsOf(made([closing("a")]))).toEqual([]);
});
