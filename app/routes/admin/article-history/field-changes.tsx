import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { numbered } from "../editing/numbered.ts";
import { BlockChanges } from "./block-changes.tsx";
import { ChangedWords } from "./changed-words.tsx";
import type { FaqChange, FieldChange } from "./compare/compare-articles.ts";
import { ComparedPicture } from "./compared-picture.tsx";

type FieldChangesProps<Field extends string> = {
  fields: readonly FieldChange<Field>[];
  language: string | undefined;
  nameOf(field: Field): string;
};

/** The changed fields of an article or page, or of one language. */
export function FieldChanges<Field extends string>({ fields, language, nameOf }: FieldChangesProps<Field>) {
  return (
    <dl className="grid gap-6 pt-4">
      {fields.map((field) => (
        <div key={field.field} className="min-w-0">
          <dt className="text-ink-soft text-small">{nameOf(field.field)}</dt>
          <dd lang={language} className="mt-1 [overflow-wrap:anywhere]">
            <Change field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ field }: { field: FieldChange<string> }) {
  if (field.kind === "html") return <BlockChanges blocks={field.blocks} />;
  if (field.kind === "faqs") return <FaqChanges faqs={field.faqs} />;
  if (field.kind === "words") return <ChangedWords words={field.words} />;
  if (field.kind === "picture") {
    const sides = [
      { src: field.before, change: "removed" as const },
      { src: field.after, change: "added" as const },
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
      {field.items.map((item) => (
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

function FaqChanges({ faqs }: { faqs: readonly FaqChange[] }) {
  const { language, t } = useLanguage(historyTexts);
  return (
    <ul className="grid gap-4">
      {numbered(faqs).map(({ place, part: { kind, question, answer } }) => (
        <li key={place}>
          <p className="text-ink-soft text-small" lang={language}>
            {t(kinds[kind])}
          </p>
          <p className="font-semibold">
            <ChangedWords words={question} />
          </p>
          <p className="whitespace-pre-wrap">
            <ChangedWords words={answer} />
          </p>
        </li>
      ))}
    </ul>
  );
}
