import { type AboutForm, aboutPage } from "../../../content/about-page.ts";
import { fieldsOf, type Part, type Stored, withValue } from "../../../content/kind.ts";
import { teamMember } from "../../../content/team-member.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { draftKey, readDraft, removeDraft, storeDraft } from "../../../panel/editing/local-drafts.ts";
import { aboutKind } from "../../../panel/kinds.ts";
import { z } from "../../../zod.ts";

const former = z.object({
  edits: z.record(z.string(), z.object({ value: z.string(), base: z.string() })),
});

/**
 * Makes one local draft of what release 1.0 stored as two: what was typed, by fields such as `statement.nl` of the page and
 * `{id}.role_nl` of the team.
 */
export function takeFormerDrafts(userId: string, { id, form }: Stored<AboutForm>): void {
  const keys = ["about", "team"].map((screen) => draftKey(userId, screen));
  const edits = keys.flatMap((key) => Object.entries(readDraft(key, former)?.value.edits ?? {}));
  if (edits.length === 0) return;
  const typed = edits.reduce((now, [name, { value }]) => withField(now, name, value), form);
  const base = edits.reduce((now, [name, edit]) => withField(now, name, edit.base), form);
  // No version has this number: a save is merged with what is there.
  storeDraft(draftKey(userId, aboutKind.screen(id)), { form: typed, version: { id, number: 0 }, base });
  for (const key of keys) removeDraft(key);
}

function withField(form: AboutForm, name: string, value: string): AboutForm {
  const [owner = "", column = ""] = name.split(".");
  const [stem, suffix] = column.split(/_(?=(?:nl|en)$)/);
  const text = fieldsOf(aboutPage.fields).find((one) => one.column === owner);
  if (text) return withValue(form, partOf(text.name, column), value);
  const inner = fieldsOf(teamMember.fields).find((one) => one.column === stem);
  if (!inner) return form;
  const members = form.members.map((member) =>
    member.key === owner ? withValue(member, partOf(inner.name, suffix), value) : member,
  );
  return { ...form, members };
}

function partOf(field: string, suffix: string | undefined): Part {
  const language = languages.find((one) => one === suffix);
  return { field, ...(language && { language }) };
}
