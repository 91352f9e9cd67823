import type { ReactNode } from "react";
import type { Fields, FormOf } from "../content/fields.ts";
import type { TeamMember } from "../data/about/about.ts";
import type { ArticleCard } from "../data/articles/articles.ts";
import type { ShownPicture, WithPicture } from "../data/media/shown-picture.ts";
import type { Moment } from "../data/submissions/moments.ts";
import type { Language } from "../i18n/language-texts.ts";

/** A section of a page, declared once: what editors write in it, and how it reads without its design. */
export type Section<Of extends Fields = Fields> = {
  /** Also the name of its folder. */
  type: string;
  /** What editors call it. */
  name: Record<Language, string>;
  fields: Of;
  /** The fields that it is not shown to visitors without: a text has words, a list or links at least one. */
  needed: readonly string[];
  /** Whether nothing of it is left to show, as what it names is gone. */
  isLeftOut?(values: FormOf<Of>, found: Found): boolean;
  /** A filled one. */
  example: Record<Language, FormOf<Of>>;
  /** It as plain HTML with headings from the second level on, of which Markdown is made. */
  plain(values: FormOf<Of>, found: Found): string;
};

/** What a page's sections name, as it was found; what is gone is absent. */
export type Found = {
  /** By their addresses. */
  pictures: Readonly<Record<string, ShownPicture>>;
  /** By their ids. */
  articles: Readonly<Record<string, WithPicture<ArticleCard>>>;
  /** The ids of the newest articles of a tag, by its id; of all by "". */
  newest: Readonly<Record<string, readonly string[]>>;
  members: Readonly<Record<string, WithPicture<TeamMember>>>;
  /** In the page's language alone. */
  downloadPages: Readonly<Record<string, FoundDownloadPage>>;
  /** What the contact form proposes; none where no section has a form. */
  moments: readonly Moment[];
};

export type FoundDownloadPage = { slug: string; title: string; formTitle: string; buttonText: string };

/** What lies behind a section: it follows from the order of a page's sections. */
export type Ground = "paper" | "sand" | "ink" | "accent";

export type ViewProps<Of> = {
  /** HTML is sanitised. */
  values: FormOf<Of>;
  /** Unique on the page. */
  id: string;
  ground: Ground;
  /** Whether the page begins with it: its title is then the page's, and its picture is in sight. */
  isFirst: boolean;
  language: Language;
  found: Found;
  /** What a case came to, in its opening. */
  proof?: ReactNode;
};

/** A declaration with the types of its own fields. */
export function section<Of extends Fields>(
  declared: Section<Of> & { needed: readonly (keyof Of & string)[] },
): Section<Of> {
  return declared;
}
