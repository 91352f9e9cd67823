// @module-tag S21

import { describe, expect, it } from "vitest";
import {
  comparableAt,
  harmed,
  listsOf,
  type Place,
  placesOf,
  put,
  set,
  wholeOf,
  withItems,
  wordsAt,
} from "../../server/testing/every-field/places.ts";
import { someAddresses } from "../../test/addresses/picture-addresses.ts";
import { linkAddress, pictureAddress } from "../html/safe-address.ts";
import { languages, type Texts, translator } from "../i18n/language-texts.ts";
import { aboutPanelTexts } from "../i18n/panel/about.en.ts";
import { editorTexts } from "../i18n/panel/article-editor.en.ts";
import { downloadEditorTexts } from "../i18n/panel/download-editor.en.ts";
import { editingTexts } from "../i18n/panel/editing.en.ts";
import { pageEditorTexts } from "../i18n/panel/page-editor.en.ts";
import { problemTexts } from "../i18n/panel/problems.en.ts";
import { sectionTexts } from "../i18n/panel/sections.en.ts";
import { aboutPage } from "./about-page.ts";
import { article } from "./article.ts";
import { compareForms } from "./compare.ts";
import { describePart, describeProblem } from "./describe-part.ts";
import { documentOf, readDocument } from "./document.ts";
import { downloadPage } from "./download-page.ts";
import { emptyValue, type Fields, fieldsOfItem, formSchema, variantOf } from "./fields.ts";
import { isSameForm, isStoredAlike, isWrittenIn, storedForm, withLeftovers } from "./form.ts";
import { itemsOf, type Kind, partName, valueIn, withValue } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { mergeForms } from "./merge.ts";
import { page } from "./page.ts";
import { findProblems } from "./problems.ts";
import { teamMember } from "./team-member.ts";

// What holds for every field of every kind: a new one is met by itself.
check(article, editorTexts);
check(downloadPage, downloadEditorTexts);
check(aboutPage, aboutPanelTexts);
check(teamMember, aboutPanelTexts);
check(page, {
  nl: { ...pageEditorTexts.nl, ...sectionTexts.nl },
  en: { ...pageEditorTexts.en, ...sectionTexts.en },
});

it("is checked of every kind", () => {
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(
    [article, downloadPage, aboutPage, teamMember, page].map(({ name }) => name).toSorted(),
  );
});

function check<Of extends Fields>(kind: Kind<Of>, labels: Texts<string>) {
  const places = placesOf(kind.fields);
  const lists = listsOf(kind.fields);
  // The order of a list is merged and compared by its items.
  const compared = places.filter(({ field, list }) => !(list && field.isPlace));
  const texts = places.filter(
    ({ field }) => typeof field.empty === "string" && !["number", "choice"].includes(field.type),
  );
  const base = places.reduce((form, place) => put(form, place, 0), withItems(kind));
  const read = (form: object, place: Place) => comparableAt(form, place.part);
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
      const wrong = harmed(kind, base, place, (row, column) => ({ ...row, [column]: {} }));
      const { form, unreadable } = readDocument(kind, wrong);
      expect(unreadable.map(partName)).toEqual([partName(wholeOf(place))]);
      expect(read(form, place)).toEqual(place.field.otherwise);
      const others = places.filter((other) => partName(wholeOf(other)) !== partName(wholeOf(place)));
      for (const other of others) expect(read(form, other), other.name).toEqual(read(base, other));
    });

    it.each([...places, ...lists])("may be lacking in an older document: $name", (place) => {
      const older = harmed(kind, base, place, ({ ...row }, column) => {
        delete row[column];
        return row;
      });
      const { form, unreadable } = readDocument(kind, older);
      const { isRequired, type } = place.field;
      const isNamed = isRequired || type === "links" || type === "list";
      expect(unreadable.map(partName)).toEqual(isNamed ? [partName(wholeOf(place))] : []);
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
        for (const { part, list } of places.filter((one) => one.part.field === name && one.list)) {
          const { language, item = 1, inner = "" } = part;
          const whole = list?.isPerLanguage
            ? { field: name, ...(language && { language }) }
            : { field: name };
          const items = itemsOf(valueIn(base, whole)).map(({ ...one }: Record<string, unknown>, index) => {
            if (index === Number(item) - 1) delete one[inner];
            return one;
          });
          const lacking = withValue(base, whole, items);
          const innerField = list && fieldsOfItem(list, items[Number(item) - 1] ?? {})[inner];
          const empty = innerField && emptyValue(innerField);
          const restored = items.map((one, index) =>
            index === Number(item) - 1 ? { ...one, [inner]: empty } : one,
          );
          expect(schema.parse(lacking)).toEqual(withValue(base, whole, restored));
        }
      },
    );

    it.each(compared)("is taken from whoever changed it: $name", (place) => {
      const changed = put(base, place, 1);
      expect(mergeForms(kind, base, base, changed)).toEqual({
        form: changed,
        taken: [wholeOf(place)],
        conflicts: [],
      });
      expect(mergeForms(kind, base, changed, base)).toEqual({ form: changed, taken: [], conflicts: [] });
      expect(mergeForms(kind, base, changed, changed)).toEqual({ form: changed, taken: [], conflicts: [] });
      const other = places.find(({ part }) => part.field !== place.part.field);
      if (!other) throw new Error("There is one field");
      const both = mergeForms(kind, base, changed, put(base, other, 1));
      expect(both).toEqual({ form: put(changed, other, 1), taken: [wholeOf(other)], conflicts: [] });
    });

    // Of two values, both can't change one to two others.
    it.each(compared.filter(({ field }) => field.type !== "flag" && field.values?.length !== 2))(
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
        const { inner, ...around } = place.part;
        const part = place.list?.variants ? { ...around, inner } : around;
        expect(own.conflicts).toEqual([{ ...part, mine: expect.any(String), theirs: expect.any(String) }]);
        const words = own.conflicts.flatMap((conflict) => [conflict.mine, conflict.theirs]);
        for (const [index, form] of [mine, theirs].entries())
          expect(words[index]?.split("\n")).toContain(wordsAt(form, place));
      },
    );

    it.each(compared)("is asked about when nobody knows from what both began: $name", (place) => {
      const { conflicts } = mergeForms(kind, null, base, put(base, place, 1));
      expect(conflicts.map(partName)).toEqual(isShared(place) ? [] : [partName(wholeOf(place))]);
    });

    it.each(compared)("is in the comparison of two versions: $name", (place) => {
      const changed = put(base, place, 1);
      const names = {
        link: (_: string, id: string) => id,
        flag: (_: string, isOn: boolean) => String(isOn),
        language: "en" as const,
      };
      const { general, nl, en } = compareForms(kind, base, changed, names);
      const { field, item, inner, language } = place.part;
      const member = { item: item === undefined ? "" : nameOfItem(place, changed, Number(item)), inner };
      const wanted = { field, ...(item && place.list?.hasIds && member), ...(language && { language }) };
      expect([...general, ...nl, ...en].map(partName)).toEqual([partName(wanted)]);
      const among = language === "nl" ? nl : language === "en" ? en : general;
      for (const form of [base, changed])
        expect(JSON.stringify(among)).toContain(wordsAt(form, place).replace(/<\/?p>/g, ""));
      expect(compareForms(kind, changed, changed, names)).toEqual({ general: [], nl: [], en: [] });
    });

    it.each(texts)("has a limit, which its problem names: $name", (place) => {
      const { part, field } = place;
      const problemsOf = (text: string) =>
        findProblems(kind, set(base, part, text), true).filter(({ key }) => !/Shape$/.test(key));
      if (field.type === "html") {
        expect(problemsOf("é".repeat(524_289))).toContainEqual(
          expect.objectContaining({ ...part, key: "problems.tooLarge" }),
        );
        expect(problemsOf("<b>x</b>".repeat(20_001))).toMatchObject([{ ...part, key: "problems.tooDense" }]);
        return;
      }
      const max = field.max ?? Number.NaN;
      const start = field.type === "picture" ? "/" : "a";
      expect(problemsOf(start.padEnd(max, "a"))).toEqual([]);
      const values = { now: max + 1, max };
      expect(problemsOf(start.padEnd(max + 1, "a"))).toEqual([{ ...part, key: "problems.tooLong", values }]);
    });

    it.each(texts.filter(({ field: { type } }) => type === "picture" || type === "address"))(
      "has a problem where it is an address that may not be: $name",
      ({ part, field }) => {
        const rule = field.type === "picture" ? pictureAddress : linkAddress;
        for (const address of someAddresses) {
          const found = findProblems(kind, set(base, part, address), true).map(({ key }) => key);
          const text = address.trim();
          const isWrong = text !== "" && rule(text) !== text;
          expect(
            found.some((key) => /^problems\.(?:image|address)Shape$/.test(key)),
            address,
          ).toBe(isWrong);
        }
      },
    );

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
        const withoutItems = lists.reduce(
          (form, { part, field }) => (field.isPerLanguage ? withValue(form, part, []) : form),
          base,
        );
        const without = others
          .filter(({ list }) => !list?.isPerLanguage)
          .reduce((form, { part }) => set(form, part, ""), withoutItems);
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

/** What a comparison calls an item: by its type and first text, else by its first value. */
function nameOfItem({ part: { field, language }, list }: Place, form: object, item: number): string {
  const whole = { field, ...(list?.isPerLanguage && language && { language }) };
  const one = itemsOf(valueIn(form, whole))[item - 1] ?? {};
  const fields = list ? fieldsOfItem(list, one) : {};
  const [first] = Object.keys(fields).filter((name) => ["line", "text"].includes(fields[name]?.type ?? ""));
  const text = String(valueIn(one, { field: first ?? "" }));
  const type = list && variantOf(list, one)?.name.en;
  return [type, first && text].filter(Boolean).join(": ");
}
