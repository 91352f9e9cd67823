import { href } from "react-router";
import type { Fields, FormOf } from "../../../content/fields.ts";
import {
  type Kind,
  liveFormOf,
  type Part,
  type Problem,
  type Stored,
  valueIn,
} from "../../../content/kind.ts";
import type { VersionedKind } from "../../../content/kinds.ts";
import { findProblems } from "../../../content/problems.ts";
import { type Database, StaleWrite } from "../../../data/database.ts";
import { type Media, updateMedia } from "../../../data/media/admin-media.ts";
import { thumbnailAddress } from "../../../data/media/thumbnail.ts";
import { type SiteTexts, saveWaitingTexts } from "../../../data/site-texts/waiting-texts.ts";
import { titleOfOnly } from "../../../data/versions/only-title.ts";
import { saveForm, saveWaitingForm } from "../../../data/versions/versions.ts";
import { type Language, languages } from "../../../i18n/language-texts.ts";
import { panelLanguage } from "../../../i18n/panel-language.ts";
import { entriesByKey } from "../../texts/text-catalog.ts";
import { fieldName, fieldsByName, fieldsOf, rowIn, rowsOf } from "../../texts/text-fields.ts";
import { textName } from "../../texts/text-names.ts";
import { type TextProblem, textProblem } from "../../texts/text-problem.ts";
import type { ProposedTexts } from "./proposed.ts";

/** Why a person's decision was not saved. */
type Reason =
  /** `incomplete`: a text of a language without the texts that it is stored with. */
  | { kind: "away" | "slug-taken" | "incomplete" }
  | { kind: "failed"; message: string }
  | { kind: "invalid"; problem: Problem }
  | { kind: "text"; problem: TextProblem };

export class NotSaved extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`A proposal was not accepted: ${reason.kind}`);
    this.reason = reason;
  }
}

/** What a proposal is about, as it is now: with what waits beside what is live. */
export type Subject<Form> = {
  title: string;
  /** The address of its editor. */
  to: string;
  thumbnail?: string | null;
  form: Form;
  /** The parts of its changes that wait that can't be read. */
  unreadable: readonly Part[];
  /** Who wrote a text that waits in the place of this part; null when none does. */
  waitsOf?(part: Part): { person: string | null } | null;
  /** Saves what was accepted, by its own client or another. Throws NotSaved, StaleWrite, StorageLimitReached, InUse; else as `throwIfFailed`. */
  save(form: Form, assistant: string, by?: Database): Promise<void>;
};

/** A document; what is accepted in a live one waits to be published. */
export function documentSubject<Of extends Fields>(
  db: Database,
  kind: Kind<Of, VersionedKind>,
  stored: Stored<FormOf<Of>>,
  to: string,
): Subject<FormOf<Of>> {
  return {
    title: titleOf(kind.name, stored.form),
    to,
    form: stored.form,
    unreadable: stored.unreadable,
    async save(form, assistant, by = db) {
      const [problem] = findProblems(kind, form, false);
      if (problem) throw new NotSaved({ kind: "invalid", problem });
      const outcome = liveFormOf(kind, stored)
        ? await saveWaitingForm(by, kind, form, stored, assistant)
        : await saveForm(by, kind, form, stored, false, assistant);
      if (outcome.kind === "stale" || outcome.kind === "deleted")
        throw new StaleWrite("it was changed meanwhile");
      if (outcome.kind === "limited") throw outcome.limit;
      if (outcome.kind === "unapproved") throw new NotSaved({ ...outcome, kind: "failed" });
      if (outcome.kind !== "saved") throw new NotSaved(outcome);
    },
  };
}

/** The title of a document in the language of the panel, else in the other one, else its slug; that of what there is one alone. */
export function titleOf(kind: string, form: object, own: Language = panelLanguage()): string {
  const parts: Part[] = [own, ...languages].map((language) => ({ field: "title", language }));
  const titles = [...parts, { field: "slug" }].map((part) => String(valueIn(form, part) ?? "").trim());
  return titles.find((title) => title !== "") ?? titleOfOnly(kind, own);
}

/** A text of the site: what is accepted waits to be published. Null for one that the site has no more. */
export function textSubject<Of extends Fields>(
  db: Database,
  { read, write }: ProposedTexts<Of>,
  key: string,
  texts: SiteTexts,
): Subject<FormOf<Of>> | null {
  const originals = entriesByKey.get(key)?.originals;
  if (!originals) return null;
  const present = fieldsOf(texts);
  const own = originals.map(({ language }) => [language, present[fieldName(key, language)] ?? ""]);
  const title = textName(panelLanguage(), key);
  return {
    title,
    to: `${href("/admin/texts")}?${new URLSearchParams({ q: title })}`,
    form: read(Object.fromEntries(own)).form,
    unreadable: [],
    waitsOf: ({ language = "all" }) => rowIn(texts.waiting, { key, language }) ?? null,
    async save(form, _, by = db) {
      const changed = Object.entries(write(form))
        .map(([language, text]) => [fieldName(key, language), text] as const)
        .filter(([name, text]) => text !== present[name]);
      for (const [name, text] of changed) {
        const problem = textProblem(key, fieldsByName.get(name)?.original ?? "", text);
        if (problem) throw new NotSaved({ kind: "text", problem });
      }
      await saveWaitingTexts(by, rowsOf(Object.fromEntries(changed), texts.waiting));
    },
  };
}

/** A picture of the library: its descriptions are live at once. */
export function pictureSubject<Of extends Fields>(
  db: Database,
  { read, write }: ProposedTexts<Of>,
  media: Media,
): Subject<FormOf<Of>> {
  return {
    title: media.name,
    to: href("/admin/media/:id", { id: media.id }),
    thumbnail: thumbnailAddress(media),
    form: read({ nl: media.alt_nl, en: media.alt_en }).form,
    unreadable: [],
    async save(form, _, by = db) {
      const { nl = media.alt_nl, en = media.alt_en } = write(form);
      const changed = await updateMedia(by, media, { alt_nl: nl, alt_en: en });
      if (!changed) throw new StaleWrite("it was deleted meanwhile");
    },
  };
}
