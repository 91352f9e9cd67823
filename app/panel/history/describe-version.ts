import type { ListedVersion } from "../../data/versions/versions.ts";
import type { TextValues } from "../../i18n/language-texts.ts";
import type { HistoryKey } from "../../i18n/panel/article-history.en.ts";

type Translate = (key: HistoryKey, values?: TextValues) => string;

/** What kind of version it is, in words. */
export function describeKind(version: ListedVersion, t: Translate): string {
  const { kind, note } = version;
  const proposal = proposedBy(version);
  if (proposal !== null) {
    return t(kind === "saved" ? "history.proposalInDraft" : "history.proposalOf", { assistant: proposal });
  }
  if (kind !== "restored") return t(`history.${kind}`);
  const [, number, language] = /^(\d+)(?: (nl|en))?$/.exec(note) ?? [];
  if (number === undefined) return t("history.restored");
  return language === "nl" || language === "en"
    ? t("history.restoredIn", { number, language: t(`word.${language}`) })
    : t("history.restoredFrom", { number });
}

/** Who saved it; an assistant, by the name of its access token. */
export function describeAuthor({ person, assistant }: ListedVersion, t: Translate): string {
  if (assistant !== null) {
    return person
      ? t("history.byAssistant", { assistant, person })
      : t("history.byAssistantGone", { assistant });
  }
  return person ? t("word.by", { person }) : t("history.byServer");
}

/** The version that visitors see; null when it is not known, or there is none. */
export function findLive(list: readonly ListedVersion[], isPublished: boolean): ListedVersion | null {
  return (isPublished && list.find(({ kind }) => kind === "published")) || null;
}

/** The version that the editor opens. */
export function findCurrent(list: readonly ListedVersion[]): ListedVersion | null {
  return list.find(({ kind }) => kind !== "discarded") ?? null;
}

/** A version that sentences come from. */
export type TextSource = ListedVersion & {
  author: string;
  /** Whether the version before it was read: else its text may be older. */
  isExact: boolean;
};

/** The versions that can be in the text of the newest of these, the newest first: nothing came of what was thrown away. */
export function textSources(list: readonly ListedVersion[]): TextSource[] {
  return list.flatMap((version, place) => {
    const { number, person, assistant } = version;
    if (version.kind === "discarded" && list[0]?.kind !== "discarded") return [];
    // What was restored is older.
    const isKnown =
      version.kind !== "restored" || list.some((one) => one.number === Number.parseInt(version.note, 10));
    const isExact = isKnown && (number === 1 || list[place + 1]?.number === number - 1);
    const author = isExact ? JSON.stringify([person, assistant, proposedBy(version)]) : `before ${number}`;
    return [{ ...version, author, isExact }];
  });
}

/** The assistant whose proposal was accepted in a version; null for any other one. */
export function proposedBy({ kind, note }: ListedVersion): string | null {
  return (kind === "working" || kind === "saved") && note !== "" ? note : null;
}
