import { describe, expect, it } from "vitest";
import {
  harmed,
  type Place,
  placesOf,
  put,
  set,
  valueAt,
  wholeOf,
  withItems,
} from "../../server/testing/every-field/places.ts";
import { languages, type Texts, translator } from "../i18n/language-texts.ts";
import { aboutPanelTexts } from "../i18n/panel/about.en.ts";
import { editorTexts } from "../i18n/panel/article-editor.en.ts";
import { downloadEditorTexts } from "../i18n/panel/download-editor.en.ts";
import { editingTexts } from "../i18n/panel/editing.en.ts";
import { problemTexts } from "../i18n/panel/problems.en.ts";
import { aboutPage } from "./about-page.ts";
import { article } from "./article.ts";
import { compareForms } from "./compare.ts";
import { describePart, describeProblem } from "./describe-part.ts";
import { documentOf, readDocument } from "./document.ts";
import { downloadPage } from "./download-page.ts";
import { emptyValue, type Fields, formSchema } from "./fields.ts";
import { isSameForm, isStoredAlike, isWrittenIn, storedForm, withLeftovers } from "./form.ts";
import { itemsIn, type Kind, partName, valueIn } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { mergeForms } from "./merge.ts";
import { findProblems } from "./problems.ts";
import { teamMember } from "./team-member.ts";

// What holds for every field of every kind: a new one is met by itself.
check(article, editorTexts);
check(downloadPage, downloadEditorTexts);
check(aboutPage, aboutPanelTexts);
check(teamMember, aboutPanelTexts);

it("is checked of every kind", () => {
  expect(kinds.map(({ kind }) => kind.name).toSorted()).toEqual(
    [article, downloadPage, aboutPage, teamMember].map(({ name }) => name).toSorted(),
  );
});

function check<Of extends Fields>(kind: Kind<Of>, labels: Texts<string>) {
  const places = placesOf(kind.fields);
  const lists = Object.entries(kind.fields).flatMap(([name, field]): Place[] =>
    field.item ? [{ name, part: { field: name }, field }] : [],
  );
  const texts = places.filter(
    ({ field }) => typeof field.empty === "string" && !["number", "choice"].includes(field.type),
  );
  const base = places.reduce((form, place) => put(form, place, 0), withItems(kind));
  const read = (form: object, place: Place) => valueAt(form, place.part);
  const isShared = ({ field }: Place) => field.isSet === true;

  describe(`a field of ${kind.name}`, () => {
    it("has a value in this test that is valid", () => {
      expect(findProblems(kind, base, true)).toEqual([]);
    });

    it("is read as it was written", () => {
      const stored = JSON.parse(JSON.stringify(documentOf(kind, base)));
      const { form, unreadable } = readDocument(kind, stored);
      expect(places.map((place) => read(form, place))).toEqual(places.map((place) => read(base, place)));
      expect(isSameForm(kind, form, base)).toBe(true);
      expect(unreadable).toEqual([]);
      expect(storedForm(kind, storedForm(kind, base))).toEqual(storedForm(kind, base));
    });

    it.each(places)("makes a form another one, and another document: $name", (place) => {
      const changed = put(base, place, 1);
      expect(isSameForm(kind, base, changed)).toBe(false);
      expect(isStoredAlike(kind, base, changed)).toBe(false);
      expect(documentOf(kind, changed)).not.toEqual(documentOf(kind, base));
    });

    it.each([...places, ...lists])("is named when it can't be read, and all else is: $name", (place) => {
      const wrong = harmed(kind, base, place.part, (row, column) => ({ ...row, [column]: {} }));
      const { form, unreadable } = readDocument(kind, wrong);
      expect(unreadable.map(partName)).toEqual([partName(wholeOf(place.part))]);
      expect(read(form, place)).toEqual(place.field.otherwise);
      const others = places.filter(({ part }) => partName(wholeOf(part)) !== partName(wholeOf(place.part)));
      for (const other of others) expect(read(form, other), other.name).toEqual(read(base, other));
    });

    it.each([...places, ...lists])("may be lacking in an older document: $name", (place) => {
      const older = harmed(kind, base, place.part, ({ ...row }, column) => {
        delete row[column];
        return row;
      });
      const { form, unreadable } = readDocument(kind, older);
      const { isRequired, type } = place.field;
      const isNamed = isRequired || type === "links" || type === "list";
      expect(unreadable.map(partName)).toEqual(isNamed ? [place.name] : []);
      expect(read(form, place)).toEqual(place.field.otherwise);
    });

    it.each(Object.entries(kind.fields))(
      "may be lacking in a local draft, but not be wrong: %s",
      (name, field) => {
        const { [name]: _, ...older }: Record<string, unknown> = base;
        const schema = formSchema<Fields>(kind.fields);
        expect(schema.parse(older)).toEqual({ ...base, [name]: emptyValue(field) });
        expect(schema.safeParse({ ...base, [name]: {} }).success).toBe(false);
        expect(formSchema<Fields>(kind.fields, name).safeParse(older).success).toBe(false);
        if (!field.item) return;
        for (const [inner, innerField] of Object.entries(field.item)) {
          const items = itemsIn(base, name).map(({ ...item }: Record<string, unknown>) => {
            delete item[inner];
            return item;
          });
          const expected = items.map((item) => ({ ...item, [inner]: emptyValue(innerField) }));
          expect(schema.parse({ ...base, [name]: items })).toEqual({ ...base, [name]: expected });
        }
      },
    );

    it.each(places)("is taken from whoever changed it: $name", (place) => {
      const changed = put(base, place, 1);
      expect(mergeForms(kind, base, base, changed)).toEqual({
        form: changed,
        taken: [wholeOf(place.part)],
        conflicts: [],
      });
      expect(mergeForms(kind, base, changed, base)).toEqual({ form: changed, taken: [], conflicts: [] });
      expect(mergeForms(kind, base, changed, changed)).toEqual({ form: changed, taken: [], conflicts: [] });
      const other = places.find(({ part }) => part.field !== place.part.field);
      if (!other) throw new Error("There is one field");
      const both = mergeForms(kind, base, changed, put(base, other, 1));
      expect(both).toEqual({ form: put(changed, other, 1), taken: [wholeOf(other.part)], conflicts: [] });
    });

    it.each(places.filter(({ field }) => field.type !== "flag"))(
      "is asked about when both changed it: $name",
      (place) => {
        const [mine, theirs] = [put(base, place, 1), put(base, place, 2)];
        const own = mergeForms(kind, base, mine, theirs, "mine");
        const other = mergeForms(kind, base, mine, theirs, "theirs");
        expect(own.conflicts).toEqual(other.conflicts);
        if (isShared(place)) {
          expect(own.conflicts).toEqual([]);
          expect(read(own.form, place)).toEqual([read(mine, place), read(theirs, place)].flat());
          return;
        }
        expect([own.form, other.form]).toEqual([mine, theirs]);
        const { inner: _, ...part } = place.part;
        expect(own.conflicts).toEqual([{ ...part, mine: expect.any(String), theirs: expect.any(String) }]);
        const words = own.conflicts.flatMap((conflict) => [conflict.mine, conflict.theirs]);
        for (const [index, form] of [mine, theirs].entries())
          expect(words[index]?.split("\n")).toContain(String(read(form, place)));
      },
    );

    it.each(places)("is asked about when nobody knows from what both began: $name", (place) => {
      const { conflicts } = mergeForms(kind, null, base, put(base, place, 1));
      const whole = place.list ? { field: place.part.field } : place.part;
      expect(conflicts.map(partName)).toEqual(isShared(place) ? [] : [partName(whole)]);
    });

    it.each(places)("is in the comparison of two versions: $name", (place) => {
      const changed = put(base, place, 1);
      const names = { link: (_: string, id: string) => id, flag: (_: string, isOn: boolean) => String(isOn) };
      const { general, nl, en } = compareForms(kind, base, changed, names);
      const { field, item, inner, language } = place.part;
      const [first] = itemsIn(changed, field);
      const [title = ""] = Object.keys(place.list?.item ?? {});
      const member = { item: String(first && valueIn(first, { field: title })), inner };
      const wanted = { field, ...(item && place.list?.hasIds && member), ...(language && { language }) };
      expect([...general, ...nl, ...en].map(partName)).toEqual([partName(wanted)]);
      const among = language === "nl" ? nl : language === "en" ? en : general;
      for (const form of [base, changed])
        expect(JSON.stringify(among)).toContain(String(read(form, place)).replace(/<\/?p>/g, ""));
      expect(compareForms(kind, changed, changed, names)).toEqual({ general: [], nl: [], en: [] });
    });

    it.each(texts)("has a limit, which its problem names: $name", (place) => {
      const { part, field } = place;
      const problemsOf = (text: string) =>
        findProblems(kind, set(base, part, text), true).filter(({ key }) => key !== "problems.imageShape");
      if (field.type === "html") {
        expect(problemsOf("é".repeat(524_289))).toMatchObject([{ ...part, key: "problems.tooLarge" }]);
        expect(problemsOf("<b>x</b>".repeat(20_001))).toMatchObject([{ ...part, key: "problems.tooDense" }]);
        return;
      }
      const max = field.max ?? Number.NaN;
      const start = field.type === "picture" ? "/" : "a";
      expect(problemsOf(start.padEnd(max, "a"))).toEqual([]);
      const values = { now: max + 1, max };
      expect(problemsOf(start.padEnd(max + 1, "a"))).toEqual([{ ...part, key: "problems.tooLong", values }]);
    });

    it.each(texts)("is stored without what PostgreSQL can't store, or has a problem: $name", (place) => {
      const odd = set(base, place.part, "/a\0b\ud800c");
      const stored = String(read(storedForm(kind, odd), place));
      const isSound = !stored.includes("\0") && stored.isWellFormed();
      expect(isSound || findProblems(kind, odd, true).length > 0).toBe(true);
    });

    it.each(texts.filter(({ part, list }) => kind.written && part.language && !list))(
      "is kept in the form when its language is not stored: $name",
      (place) => {
        const { language } = place.part;
        const others = texts.filter(({ part }) => part.language === language);
        const without = others.reduce((form, { part }) => set(form, part, ""), base);
        const sent = put(without, place, 1);
        const stored = readDocument(kind, documentOf(kind, sent)).form;
        expect(read(withLeftovers(kind, stored, sent), place)).toBe(read(sent, place));
        const isStored = language !== undefined && isWrittenIn(kind, sent, language);
        expect(isStored).toBe(kind.written?.includes(place.part.field));
        expect(read(stored, place)).toBe(isStored ? read(sent, place) : "");
      },
    );

    it.each(languages)("has a name of its own for people: %s", (language) => {
      const label = translator(labels, language);
      const editing = translator(editingTexts, language);
      const problem = translator(problemTexts, language);
      const names = places.map(({ part }) => describePart(kind, part, { label, editing }));
      expect(new Set(names).size).toBe(places.length);
      for (const [index, { part }] of places.entries()) {
        const name = names[index] ?? "";
        expect(name).not.toMatch(/^$|\w\.\w|\{/);
        expect(name.includes(`(${part.language?.toUpperCase()})`)).toBe(part.language !== undefined);
        const values = { now: 2, max: 1 };
        const told = describeProblem(
          kind,
          { ...part, key: "problems.tooLong", values },
          { label, editing, problem },
        );
        expect(told).toContain(name);
      }
    });
  });
}
