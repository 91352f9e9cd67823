import { ChevronDown } from "lucide-react";
import { type Ref, useMemo } from "react";
import { plainText } from "../../../html/plain-text.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { sitePagesTexts } from "../../../i18n/panel/site-pages.en.ts";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import type { Fields } from "../../../panel/editing/edits.ts";
import { factText } from "../../../panel/texts/fact-text.ts";
import { groupsOn } from "../../../panel/texts/site-pages.ts";
import { useTeam } from "../../../panel/texts/team.ts";
import { type TextEntry, type TextGroup, textGroups } from "../../../panel/texts/text-catalog.ts";
import { fieldName } from "../../../panel/texts/text-fields.ts";
import { useTextNames } from "../../../panel/texts/use-text-names.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { type ReadPage, renderedKeys } from "./read-page.ts";

type RestOfPageProps = {
  /** The Dutch path of the page. */
  path: string;
  /** The page, once it is there. */
  page: ReadPage | null;
  /** The keys that can be pressed on it. */
  places: ReadonlySet<string>;
  texts: Fields;
  heading: Ref<HTMLHeadingElement>;
  onChoose(key: string): void;
};

/** The texts of a page that can't be pressed on it: of its metadata and attributes, and those that show later. */
export function RestOfPage({ path, page, places, texts, heading, onChoose }: RestOfPageProps) {
  const { language, t } = useLanguage(sitePagesTexts);
  const { t: panel } = useLanguage(siteTextsPanelTexts);
  const { nameOf } = useTextNames();
  const team = useTeam();
  const groups = useMemo(() => {
    const rendered = page ? renderedKeys(page.body) : new Set<string>();
    const own = groupsOn(path);
    const isHere = (group: TextGroup, key: string) => own.includes(group) || rendered.has(key);
    return textGroups
      .map((group) => ({
        id: group.id,
        entries: group.entries.filter(({ key }) => isHere(group, key) && !places.has(key)),
      }))
      .filter(({ entries }) => entries.length > 0);
  }, [path, page, places]);

  function shown({ key, isRich, originals }: TextEntry): string {
    const inPanel = originals.find((one) => one.language === language) ?? originals[0];
    const text = texts[fieldName(key, inPanel?.language ?? languages[0])] ?? "";
    return (isRich ? plainText(text, 120) : factText(language, key, text, team)) || t("site.empty");
  }

  return (
    <section aria-labelledby="rest" className={cardBox}>
      <h2 ref={heading} id="rest" tabIndex={-1} className="text-title-4 outline-none">
        {t("site.rest")}
      </h2>
      <p className="mt-2 text-ink-soft text-small">{t("site.restHint")}</p>
      <div className="mt-3 divide-y divide-line">
        {groups.map(({ id, entries }) => (
          <details key={id} className="group">
            <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-small">
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 -rotate-90 group-open:rotate-0"
                strokeWidth={1.75}
              />
              <span className="grow font-semibold">{panel(`texts.group.${id}`)}</span>
              <span className="text-ink-soft text-small tabular-nums">{entries.length}</span>
            </summary>
            <ul className="pb-3">
              {entries.map((entry) => (
                <li key={entry.key}>
                  <button
                    type="button"
                    onClick={() => onChoose(entry.key)}
                    className="block min-h-11 w-full rounded-small px-2 py-1.5 text-left hover:bg-paper-deep"
                  >
                    <span className="line-clamp-2">{shown(entry)}</span>
                    <span className="block text-ink-soft text-small [overflow-wrap:anywhere]">
                      {nameOf(entry.key)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
