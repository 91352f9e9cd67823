import { type Language, languages } from "../../../i18n/language-texts.ts";

/** Whether a request counts as an opening of its link: neither a check, a prefetch, nor a change of language. */
export function isOpening({ method, headers }: Request): boolean {
  const purposes = ["sec-purpose", "purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  return (
    method === "GET" && !isFromHere(headers) && !purposes.some((purpose) => purpose.includes("prefetch"))
  );
}

/** The language for somebody whose link does not work: the browser's, unless the page's was chosen on the site. */
export function languageForGone({ headers }: Request, ofAddress: Language): Language {
  return (isFromHere(headers) ? null : preferredLanguage(headers.get("accept-language") ?? "")) ?? ofAddress;
}

/** Fetch Metadata: the navigation began on this site. */
function isFromHere(headers: Headers): boolean {
  return headers.get("sec-fetch-site") === "same-origin";
}

/** The preferred one of the site's languages (RFC 9110, 12.5.4); null without any. */
function preferredLanguage(accepted: string): Language | null {
  const wanted = accepted
    .slice(0, 500)
    .toLowerCase()
    .split(",")
    .map((part) => /^\s*([a-z]+)(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+))?\s*$/.exec(part))
    .flatMap((match) => (match ? [{ name: match[1], weight: Number(match[2] ?? 1) }] : []))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { name } of wanted) {
    const known = languages.find((language) => language === name);
    if (known) return known;
  }
  return null;
}
