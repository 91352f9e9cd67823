import type { ListedVersion } from "../../data/versions/versions.ts";
import type { TextValues } from "../../i18n/language-texts.ts";
import type { HistoryKey } from "../../i18n/panel/article-history.en.ts";

type Translate = (key: HistoryKey, values?: TextValues) => string;

const restored = { nl: "history.restoredNl", en: "history.restoredEn" } as const;

/** What kind of version it is, in words. */
export function describeKind({ kind, note }: ListedVersion, t: Translate): string {
  if (kind === "working" && note !== "") return t("history.proposalOf", { assistant: note });
  if (kind !== "restored") return t(`history.${kind}`);
  const [, number, language] = /^(\d+)(?: (nl|en))?$/.exec(note) ?? [];
  if (number === undefined) return t("history.restored");
  const key = language === "nl" || language === "en" ? restored[language] : "history.restoredFrom";
  return t(key, { number });
}

/** Who saved it; an assistant, by the name of its access token. */
export function describeAuthor({ person, assistant }: ListedVersion, t: Translate): string {
  if (assistant !== null) {
    return person
      ? t("history.byAssistant", { assistant, person })
      : t("history.byAssistantGone", { assistant });
  }
  return person ? t("history.by", { person }) : t("history.byServer");
}

/** The version that visitors see; null when it is not known, or there is none. */
export function findLive(list: readonly ListedVersion[], isPublished: boolean): ListedVersion | null {
  return (isPublished && list.find(({ kind }) => kind === "published")) || null;
}

/** The version that the editor opens. */
export function findCurrent(list: readonly ListedVersion[]): ListedVersion | null {
  return list.find(({ kind }) => kind !== "discarded") ?? null;
}
