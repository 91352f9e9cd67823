import { useDeferredValue, useMemo } from "react";
import { fieldsOfItem } from "../../../content/fields.ts";
import { type PageForm, page } from "../../../content/page.ts";
import { mediaIdOf } from "../../../data/media/picture-address.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { useDescriptions } from "../blog-editor/use-undescribed.ts";
import { type PageRemark, pageRemarks, picturesOf } from "./checklist.ts";

/** What a careful colleague would notice in the page; typing does not wait for it. */
export function usePageRemarks(form: PageForm): readonly PageRemark[] {
  const settled = useDeferredValue(form);
  const addresses = useMemo(
    () =>
      languages
        .flatMap((language) => settled.sections[language])
        .flatMap((section) => picturesOf(fieldsOfItem(page.fields.sections, section), section))
        .toSorted(),
    [settled],
  );
  const ids = addresses.map((address) => mediaIdOf(address)).filter((id) => id !== null);
  const described = useDescriptions([...new Set(ids)]);
  return useMemo(() => {
    const lacking = (language: "nl" | "en") =>
      new Set(
        addresses.filter((address) => {
          const picture = described.find(({ id }) => id === mediaIdOf(address));
          return picture !== undefined && !picture.is_decorative && picture[`alt_${language}`] === "";
        }),
      );
    return pageRemarks(settled, { nl: lacking("nl"), en: lacking("en") });
  }, [settled, addresses, described]);
}
