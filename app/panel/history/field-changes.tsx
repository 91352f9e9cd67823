import type { ItemChange, PartChange } from "../../content/compare.ts";
import { type Part, partName } from "../../content/kind.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { ChangedWords } from "../../ui/panel/changed-words.tsx";
import { numbered } from "../../ui/panel/numbered.ts";
import { BlockChanges } from "./block-changes.tsx";
import { ComparedPicture } from "./compared-picture.tsx";

type FieldChangesProps = {
  changes: readonly PartChange[];
  language: string | undefined;
  nameOf(part: Part): string;
};

/** The changed parts of a document, or of one language. */
export function FieldChanges({ changes, language, nameOf }: FieldChangesProps) {
  return (
    <dl className="grid gap-6 pt-4">
      {changes.map((change) => (
        <div key={partName(change)} className="min-w-0">
          <dt className="text-ink-soft text-small">{nameOf(change)}</dt>
          <dd lang={language} className="mt-1 [overflow-wrap:anywhere]">
            <ChangedPart change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A changed part, without its name. */
export function ChangedPart({ change: part }: { change: PartChange }) {
  if (part.kind === "html") return <BlockChanges blocks={part.blocks} />;
  if (part.kind === "items") return <ItemChanges items={part.items} />;
  if (part.kind === "words") return <ChangedWords words={part.words} />;
  if (part.kind === "picture") {
    const sides = [
      { src: part.before, change: "removed" as const },
      { src: part.after, change: "added" as const },
    ].filter(({ src }) => src !== "");
    return (
      <div className="grid gap-4">
        {sides.map(({ src, change }) => (
          <ComparedPicture key={change} src={src} words={[{ text: src, change }]} />
        ))}
      </div>
    );
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {part.items.map((item) => (
        <li key={`${item.change} ${item.text}`}>
          <ChangedWords words={[item]} />
        </li>
      ))}
    </ul>
  );
}

const kinds = {
  added: "history.wasAdded",
  removed: "history.wasRemoved",
  changed: "history.wasChanged",
} as const;

/** The first text of an item is its heading. */
function ItemChanges({ items }: { items: readonly ItemChange[] }) {
  const { language, t } = useLanguage(historyTexts);
  return (
    <ul className="grid gap-4">
      {numbered(items).map(({ place, part: { kind, texts } }) => (
        <li key={place}>
          <p className="text-ink-soft text-small" lang={language}>
            {t(kinds[kind])}
          </p>
          {numbered(texts).map(({ place: index, part: words }) => (
            <p key={index} className={index === 0 ? "font-semibold" : "whitespace-pre-wrap"}>
              <ChangedWords words={words} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
