import { type ReactNode, useState } from "react";
import type { ItemChange, PartChange } from "../../content/compare.ts";
import { type Part, partName } from "../../content/kind.ts";
import type { BlockChange, RowChange } from "../../html/compare/compare-html.ts";
import type { Block } from "../../html/compare/html-blocks.ts";
import type { Words } from "../../html/compare/words.ts";
import { imageAddress } from "../../html/safe-address.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";
import { ChangedWords } from "../../ui/panel/changed-words.tsx";
import { numbered } from "../../ui/panel/numbered.ts";
import { useImageFailure } from "../../ui/pictures/use-image-failure.ts";
import { type Fold, foldUnchanged } from "./fold-unchanged.ts";

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

/** A compared text; what is the same is folded, but for the block before and after each change. */
function BlockChanges({ blocks }: { blocks: readonly BlockChange[] }) {
  const { language, t } = useLanguage(historyTexts);
  const isSame = blocks.every(({ kind }) => kind === "same");
  if (isSame) return <p lang={language}>{t("history.markup")}</p>;
  return (
    <div className="grid gap-3 border-line border-l-2 pl-4">
      <Runs blocks={blocks} />
    </div>
  );
}

function Runs({ blocks }: { blocks: readonly BlockChange[] }) {
  return numbered(foldUnchanged(blocks)).map(({ place, part }) =>
    part.kind === "shown" ? <Blocks key={place} blocks={part.blocks} /> : <Folded key={place} fold={part} />,
  );
}

/** Renders its blocks once it is opened: a long text has thousands. */
function Folded({ fold: { kind, blocks } }: { fold: Fold }) {
  const { language, t } = useLanguage(historyTexts);
  const [isOpened, setOpened] = useState(false);
  const one = kind === "same" ? "history.oneSame" : "history.oneMore";
  const some = kind === "same" ? "history.someSame" : "history.someMore";
  return (
    <details onToggle={() => setOpened(true)}>
      <summary lang={language} className="min-h-11 cursor-pointer py-2.5 text-ink-soft text-small">
        {blocks.length === 1 ? t(one) : t(some, { count: blocks.length })}
      </summary>
      {isOpened && (
        <div className="grid gap-3">
          {kind === "same" ? <Blocks blocks={blocks} /> : <Runs blocks={blocks} />}
        </div>
      )}
    </details>
  );
}

function Blocks({ blocks }: { blocks: readonly BlockChange[] }) {
  return numbered(blocks).map(({ place, part }) => <OneBlock key={place} change={part} />);
}

function OneBlock({ change }: { change: BlockChange }) {
  const { language, t } = useLanguage(historyTexts);
  if (change.kind === "rows") return <Table rows={change.rows} />;
  if (change.kind !== "words") return <WholeBlock block={change.block} change={change.kind} />;
  const { block, words, isFormatChanged } = change;
  const isOnlyFormat = words.every((part) => part.change === "same");
  return (
    <div>
      <Line block={block} words={words} />
      {isFormatChanged && (
        <p lang={language} className="text-ink-soft text-small">
          {t(isOnlyFormat ? "history.format" : "history.formatToo")}
        </p>
      )}
    </div>
  );
}

function WholeBlock({ block, change }: { block: Block; change: "same" | "added" | "removed" }) {
  const words = (text: string): Words[] => (text === "" ? [] : [{ text, change }]);
  if (block.kind !== "table") return <Line block={block} words={words(block.text)} />;
  return <Table rows={block.rows.map((cells) => ({ change, cells: cells.map(words) }))} />;
}

function Line({ block, words }: { block: Block; words: readonly Words[] }) {
  const { t } = useLanguage(historyTexts);
  if (block.kind === "picture") return <ComparedPicture src={block.src} words={words} />;
  const text = <ChangedWords words={words} />;
  if (block.kind === "table") return <p>{text}</p>;
  const level = /^h([1-6])$/.exec(block.name)?.[1];
  if (level) {
    return (
      <Labelled label={t("history.heading", { level })}>
        <span className="font-semibold">{text}</span>
      </Labelled>
    );
  }
  if (block.name === "li") return <Labelled label={t("history.item")}>{text}</Labelled>;
  if (block.name === "blockquote") return <Labelled label={t("history.quote")}>{text}</Labelled>;
  return <p>{text}</p>;
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <p>
      <span lang={language} className="mr-2 text-ink-soft text-small">
        {label}
      </span>
      {children}
    </p>
  );
}

function Table({ rows }: { rows: readonly RowChange[] }) {
  const { language, t } = useLanguage(historyTexts);
  return (
    <div>
      <p lang={language} className="text-ink-soft text-small">
        {t("history.table")}
      </p>
      <table className="mt-1 w-full border-collapse text-small">
        <tbody>
          {numbered(rows).map(({ place: row, part: { cells } }) => (
            <tr key={row}>
              {numbered(cells).map(({ place: cell, part: words }) => (
                <td key={cell} className="border border-line px-3 py-1.5 align-top">
                  <ChangedWords words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A small picture with the words about it. */
function ComparedPicture({ src, words }: { src: string; words: readonly Words[] }) {
  const { language, t } = useLanguage(historyTexts);
  const { hasFailed, image } = useImageFailure(src);
  const address = src.startsWith("data:") ? null : imageAddress(src);
  return (
    <figure className="flex min-w-0 items-start gap-4">
      {address && !hasFailed && (
        <img
          {...image}
          src={address}
          alt=""
          loading="lazy"
          className="h-20 w-28 shrink-0 rounded-small border border-line bg-paper object-contain"
        />
      )}
      <figcaption className="min-w-0">
        <span className="block text-ink-soft text-small" lang={language}>
          {src.startsWith("data:") ? t("word.embedded") : t("history.pictureAddress", { address: src })}
        </span>
        {words.length === 0 ? t("history.withoutDescription") : <ChangedWords words={words} />}
      </figcaption>
    </figure>
  );
}
