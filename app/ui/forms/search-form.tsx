import { Search } from "lucide-react";
import { Form, href } from "react-router";
import { maxQueryLength } from "../../data/search/search-limits.ts";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";

type SearchFormProps = {
  id: string;
  /** The present query. */
  query?: string;
  /** Whether this is the search page. */
  isMain?: boolean;
};

/** A GET form that works without JavaScript. */
export function SearchForm({ id, query = "", isMain = false }: SearchFormProps) {
  const { language, t } = useLanguage();
  return (
    <Form action={address(language, href("/search"))} role="search" className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {t("search.label")}
        </label>
        <input
          // Resets the uncontrolled input after history navigation.
          key={query}
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxQueryLength}
          enterKeyHint="search"
          className="field"
        />
      </div>
      <button type="submit" className={`button max-sm:px-4 ${isMain ? "button-primary" : "button-quiet"}`}>
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-sm:sr-only">{t("search.button")}</span>
      </button>
    </Form>
  );
}
