import { useFirm } from "../../i18n/language.tsx";
import { BrandMark } from "../drawings/brand-mark.tsx";

/** The firm's mark and name; only the mark on a phone with the account button. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <BrandMark className="size-8 shrink-0" />
      <span className="truncate font-bold font-display text-[1.375rem] leading-tight tracking-tight max-sm:group-has-data-account/header:sr-only">
        {useFirm().name}
      </span>
    </span>
  );
}
