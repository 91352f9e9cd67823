import { describe, expect, it } from "vitest";
import { article } from "../../../../app/content/article.ts";
import { columnOf, itemsIn, valueIn } from "../../../../app/content/kind.ts";
import { type Place, placesOf, put, withItems } from "../../../testing/every-field/places.ts";
import { ownInput, textsInput, toolAnswer, withInput } from "./declared-fields.ts";

const fields = placesOf(article.fields);
const base = fields.reduce((form, place) => put(form, place, 0), withItems(article));
const toolOf = ({ part, field, list }: Place) => {
  const tool = list ? list.tool : field.tool;
  return tool === false ? undefined : (tool ?? columnOf(part.field, list ?? field));
};
const isRead = (place: Place) => place.field.type !== "links" && toolOf(place) !== undefined;
const isWritten = (place: Place) => isRead(place) && place.field.type !== "flag";
const languageOf = ({ part, list }: Place) => (list ? undefined : part.language);
const answerOf = (place: Place, form: typeof base) =>
  toolAnswer(article, form, languageOf(place))[toolOf(place) ?? ""];
const inputOf = (place: Place) => (languageOf(place) ? textsInput : ownInput)(article.fields);

/** The form without the keys of items, which are new. */
const withoutKeys = (form: typeof base) => ({
  ...form,
  faqs: itemsIn(form, "faqs").map((item) => ["question", "answer"].map((field) => valueIn(item, { field }))),
});

describe("a field of an article, for assistants", () => {
  it.each(fields.filter(isRead))("is read: $name", (place) => {
    expect(answerOf(place, put(base, place, 1))).not.toEqual(answerOf(place, base));
  });

  it.each(fields.filter(isWritten))("is written as it is read, and all else stays: $name", (place) => {
    const changed = put(base, place, 1);
    const input = inputOf(place).parse({ [toolOf(place) ?? ""]: answerOf(place, changed) });
    expect(withoutKeys(withInput(article, base, input, languageOf(place)))).toEqual(withoutKeys(changed));
  });

  it.each(fields.filter(isWritten))("is rejected when it is of another type: $name", (place) => {
    for (const wrong of [{}, null, true])
      expect(inputOf(place).safeParse({ [toolOf(place) ?? ""]: wrong }).success).toBe(false);
  });

  it.each(fields.filter((place) => !isWritten(place)))("is no input of tools: $name", (place) => {
    const tool = toolOf(place) ?? place.part.field;
    const value = valueIn(put(base, place, 1), place.part);
    expect(inputOf(place).safeParse({ [tool]: value }).success).toBe(false);
    expect(withInput(article, base, { [tool]: value }, languageOf(place))).toEqual(base);
  });
});
