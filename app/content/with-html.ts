import { type Fields, fieldsOfItem } from "./fields.ts";
import { itemsOf, valueIn, withValue } from "./kind.ts";

/** An item of a list, and the items within it, with other HTML. */
export function withHtml<Of extends object>(fields: Fields, of: Of, change: (html: string) => string): Of {
  let changed = of;
  for (const [field, declared] of Object.entries(fields)) {
    const value = valueIn(of, { field });
    if (declared.type === "html") changed = withValue(changed, { field }, change(String(value ?? "")));
    if (declared.item) {
      const items = itemsOf(value).map((item) => withHtml(fieldsOfItem(declared, item), item, change));
      changed = withValue(changed, { field }, items);
    }
  }
  return changed;
}
