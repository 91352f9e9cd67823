import { expect, it } from "vitest";
import { emptyForm } from "../../../content/kind.ts";
import { type FormSection, type PageForm, page } from "../../../content/page.ts";
import { missedWordRemarks, pageRemarks } from "./checklist.ts";

const photo = {
  id: "e1d00000-0000-4000-8000-000000000001",
  name: "foto.jpg",
  alt_nl: "Een busje",
  alt_en: "",
  is_decorative: false,
};

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
  description: { nl: "Waarover", en: "About" },
  sections: { nl, en },
});

const kindsOf = (form: PageForm, described: readonly (typeof photo)[] = []) =>
  pageRemarks(form, described).map(({ kind, language, section }) => [kind, language, section?.key ?? null]);

it("nothing is said of a page that is in order", () => {
  const whole = closing("a", { buttonText: "Bellen", buttonTo: "/contact" });
  expect(kindsOf(made([whole], [whole]))).toEqual([]);
  expect(kindsOf(emptyForm(page))).toEqual([]);
});

it("a page without a heading is noticed in each language", () => {
  const bare = closing("a", { title: " " });
  expect(kindsOf(made([bare], [closing("a")]))).toEqual([["heading", "nl", null]]);
});

it("a page without a description for search engines is noticed in each language", () => {
  const form = { ...made([closing("a")], [closing("a")]), description: { nl: " ", en: "About" } };
  expect(kindsOf(form)).toEqual([["description", "nl", null]]);
});

it("a list that is too short to be shown is noticed before it is refused", () => {
  const figures = (count: number): FormSection => ({
    ...closing("a"),
    type: "figures",
    figures: Array.from({ length: count }, (_, index) => ({ key: String(index), figure: "1" })),
  });
  expect(kindsOf(made([figures(1)]))).toEqual([["few", "nl", "a"]]);
  expect(kindsOf(made([figures(2)]))).toEqual([]);
});

it("a button needs words and a target", () => {
  expect(kindsOf(made([closing("a", { buttonText: "Bellen" })]))).toEqual([["target", "nl", "a"]]);
  expect(kindsOf(made([closing("a", { buttonTo: "/contact" })]))).toEqual([["words", "nl", "a"]]);
});

const withPicture = (picture: string, text = "<p>a</p>"): FormSection => ({
  ...closing("a"),
  type: "text-with-picture",
  picture,
  text,
});

it.each([
  ["of a section", withPicture(`/media/${photo.id}`)],
  ["in a text", withPicture("", `<p>a</p><img src="/media/${photo.id}">`)],
])("a picture %s needs a description in the language of the page", (_, pictured) => {
  expect(kindsOf(made([pictured], [pictured]), [photo])).toEqual([["picture", "en", "a"]]);
  expect(kindsOf(made([pictured], [pictured]), [{ ...photo, is_decorative: true }])).toEqual([]);
});

it("a picture in a text has a description of its own, or is from another site without any", () => {
  const described = withPicture("", `<img src="/media/${photo.id}" alt="A van">`);
  expect(kindsOf(made([described], [described]), [photo])).toEqual([]);
  const elsewhere = withPicture("https://foto.example/a.jpg", `<img src="https://foto.example/b.jpg">`);
  expect(kindsOf(made([elsewhere]))).toEqual([["picture", "nl", "a"]]);
  expect(kindsOf(made([withPicture("https://foto.example/a.jpg")]))).toEqual([]);
});

it("a section of one language is noticed once both are written", () => {
  expect(kindsOf(made([closing("a"), closing("b")], [closing("a")]))).toEqual([["one", "nl", "b"]]);
  expect(kindsOf(made([closing("a"), closing("b", { hidden: true })], [closing("a")]))).toEqual([]);
  expect(kindsOf(made([closing("a")]))).toEqual([]);
});

it("a word of the glossary that the English page lacks is noticed where its Dutch sentence is", () => {
  const terms = [{ id: "1", nl: "klant", en: "client" }];
  const dutch = closing("a", { title: "Voor klanten", text: "Wij bellen. De klant kiest." });
  const english = closing("a", { title: "For clients", text: "We call. The customer chooses." });
  const form = { ...made([dutch], [english]), description: { nl: "Elke klant", en: "Every customer" } };
  const found = missedWordRemarks(form, terms).map(({ part, missed: { nl, en } }) => [part, nl, en]);
  expect(found).toEqual([
    [{ field: "description", language: "en" }, "Elke klant", "Every customer"],
    [{ field: "sections", language: "en", item: 1 }, "De klant kiest.", "The customer chooses."],
  ]);
  expect(missedWordRemarks({ ...form, sections: { nl: [], en: [english] } }, terms)).toHaveLength(1);
});
