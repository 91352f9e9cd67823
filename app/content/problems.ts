import { countMarkupCharacters, maxMarkupCharacters } from "../html/markup-limit.ts";
import { linkAddress, pictureAddress } from "../html/safe-address.ts";
import { languages } from "../i18n/language-texts.ts";
import { documentOf } from "./document.ts";
import { type Field, type Fields, type FormOf, fieldsOfItem } from "./fields.ts";
import { isKept } from "./form.ts";
import { itemsOf, type Kind, type Part, type Problem, valueIn } from "./kind.ts";

/** The limit of one language's HTML and of one request body, in bytes. */
const maxBytes = 1_048_576;

/**
 * The validation errors of a form, those of its own rules first.
 *
 * @param goesLive whether it is written into the tables, so that visitors see what of it is published
 */
export function findProblems<Of extends Fields>(
  kind: Kind<Of>,
  form: FormOf<Of>,
  goesLive: boolean,
): Problem[] {
  const found = [
    ...(kind.rules?.(form) ?? []),
    ...((goesLive && kind.rulesOfShown?.(form)) || []),
    ...problemsIn(kind.fields, form, {}),
  ];
  if (found.some(({ key }) => key === "problems.tooLarge")) return found;
  // 256 bytes for the id and version.
  const all = bytesOf(JSON.stringify(documentOf(kind, form))) + 256;
  return all > maxBytes
    ? [...found, large({ field: kind.main, language: "nl" }, "tooLargeTogether", all)]
    : found;
}

function* problemsIn(fields: Fields, form: object, around: Partial<Part>): Generator<Problem> {
  for (const [name, field] of Object.entries(fields)) {
    for (const language of field.isPerLanguage ? languages : [undefined]) {
      const part = {
        ...(around.field === undefined ? { field: name } : { ...around, field: around.field, inner: name }),
        ...(language && { language }),
      };
      const value = valueIn(form, { field: name, ...(language && { language }) });
      if (field.type === "list") yield* problemsOfList(field, part, itemsOf(value));
      else if (typeof value === "string") yield* problemsOfText(field, part, value);
    }
  }
}

function* problemsOfText({ type, max }: Field, part: Part, value: string): Generator<Problem> {
  const text = value.trim();
  if (type === "slug" && text !== "" && !/^[a-z0-9-]*[a-z0-9][a-z0-9-]*$/.test(text)) {
    yield { ...part, key: "problems.slugShape" };
  }
  if (type === "address" && text !== "" && linkAddress(text) !== text)
    yield { ...part, key: "problems.addressShape" };
  if (type === "picture" && !canBePicture(value)) yield { ...part, key: "problems.imageShape" };
  const now = max === undefined ? 0 : countCharacters(text);
  if (max !== undefined && now > max) yield { ...part, key: "problems.tooLong", values: { now, max } };
  if (type !== "html") return;
  const bytes = bytesOf(value);
  if (bytes > maxBytes) yield large(part, "tooLarge", bytes);
  // Beyond it, HTML would be reduced to its text.
  const signs = value.length > maxMarkupCharacters ? countMarkupCharacters(value) : 0;
  if (signs > maxMarkupCharacters) {
    yield { ...part, key: "problems.tooDense", values: { now: signs, max: maxMarkupCharacters } };
  }
}

/** Whether a picture may have this address, or it is empty. */
export function canBePicture(address: string): boolean {
  return address.trim() === "" || pictureAddress(address.trim()) !== null;
}

/** Unicode characters, as the database counts them. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Each item's own, and that there are too many: those without the text that they need are not stored. */
function* problemsOfList(field: Field, part: Part, items: readonly { key: string }[]): Generator<Problem> {
  const { max = Number.POSITIVE_INFINITY } = field;
  for (const [index, one] of items.entries()) {
    // An item of a list within an item is named by the list.
    const within = part.inner === undefined ? { ...part, item: index + 1 } : part;
    for (const problem of problemsIn(fieldsOfItem(field, one), one, within)) {
      yield part.inner === undefined ? problem : { ...problem, inner: `${part.inner}.${problem.inner}` };
    }
  }
  const stored = items.filter((one) => isKept(field, one));
  const beyond = stored[max];
  if (!beyond) return;
  const values = { now: stored.length, max };
  const item = part.item ?? items.indexOf(beyond) + 1;
  yield { ...part, item, key: "problems.tooMany", values };
}

function large(part: Part, key: "tooLarge" | "tooLargeTogether", bytes: number): Problem {
  return {
    ...part,
    key: `problems.${key}`,
    values: { now: Math.ceil(bytes / 1_024), max: maxBytes / 1_024 },
  };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
