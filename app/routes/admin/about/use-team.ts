import { useMemo, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { limitOf } from "../../../content/kind.ts";
import { teamMember } from "../../../content/team-member.ts";
import { newMember } from "../../../data/about/about.ts";
import {
  addTeamMember,
  type EditedMember,
  getTeamMember,
  type MemberColumn,
  type MemberFields,
  memberColumns,
  moveTeamMember,
  setTeamMemberActive,
  updateTeamMember,
} from "../../../data/about/admin-team.ts";
import type { Database } from "../../../data/database.ts";
import { otherLanguage } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { editedIds, type Fields, pick, valuesOf } from "../../../panel/editing/edits.ts";
import { useEdits } from "../../../panel/editing/use-edits.ts";
import { useRejectedSave } from "../../../panel/editing/use-rejected-save.ts";
import { Deleted, useSaveEdits } from "../../../panel/editing/use-save-edits.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { isTooLong } from "../../../ui/panel/too-long.ts";

export type TeamEdits = ReturnType<typeof useTeam>;

/**
 * The team members, in fields like `{id}.role_nl`. Unsaved edits survive the save of another member, and the deletion
 * of theirs. `show` switches to the language of an error.
 */
export function useTeam(team: readonly EditedMember[], shown: Language, show: (language: Language) => void) {
  const { t } = useLanguage(aboutPanelTexts);
  const db = accountDatabase();
  const edits = useEdits(
    "team",
    useMemo(() => Object.fromEntries(team.flatMap(fieldsOf)), [team]),
    memberColumns,
  );
  const saving = useSaveEdits(edits);
  const { isBusy, act } = useAction();
  const reject = useRejectedSave();
  const [atWorkOn, setAtWorkOn] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);

  const read = (id: string, column: MemberColumn) => edits.values[`${id}.${column}`] ?? "";
  const editsOf = (id: string) => pick(edits.open, (name) => name.startsWith(`${id}.`));
  const isChanged = (id: string) => Object.keys(editsOf(id)).length > 0;
  const isShown = (column: MemberColumn) => !column.endsWith(`_${otherLanguage(shown)}`);
  const isDeleted = (id: string) => !team.some((member) => member.id === id);

  async function save(id: string): Promise<void> {
    const name = tidyName(read(id, "name"));
    const long = memberColumns.filter((column) =>
      isTooLong(read(id, column), limitOf(teamMember.fields, column)),
    );
    if (long.length > 0 || name === "") {
      if (name !== "" && !long.some((column) => isShown(column))) show(otherLanguage(shown));
      return reject("fields.refused");
    }
    edits.set(`${id}.name`, name);
    setAtWorkOn(id);
    await (isDeleted(id) ? addAgain(id, name) : update(id, name));
    setAtWorkOn(null);
  }

  async function update(id: string, name: string): Promise<void> {
    const nameField = `${id}.name`;
    const { [nameField]: typed, ...others } = editsOf(id);
    const isRenamed = typed && name !== typed.base;
    const open = isRenamed ? { ...others, [nameField]: { ...typed, value: name } } : others;
    const store = {
      read: () => getTeamMember(db, id),
      fieldsOf: (member: EditedMember) => Object.fromEntries(fieldsOf(member)),
      write: (member: EditedMember, changed: Fields) => updateTeamMember(db, member, columnsOf(id, changed)),
    };
    await saving.save(open, store, {
      done: t("about.memberSaved"),
      failed: (error) => t(error instanceof Deleted ? "about.memberGone" : "about.memberSaveFailed"),
    });
  }

  /** Saves a member by a client that rehearses it. */
  async function rehearse(id: string, by: Database): Promise<void> {
    const member = await getTeamMember(by, id);
    if (member) await updateTeamMember(by, member, columnsOf(id, valuesOf(editsOf(id))));
  }

  /** A member that somebody else deleted is added as a new one. */
  async function addAgain(id: string, name: string): Promise<void> {
    const typed = Object.fromEntries(memberColumns.map((column) => [column, read(id, column)]));
    const fields: MemberFields = { ...newMember, ...typed, name };
    const messages = { done: t("about.memberAdded"), failed: t("about.memberAddFailed") };
    await act(async () => {
      await addTeamMember(db, fields);
      forget(id);
    }, messages);
  }

  /** Discards the edits of a member. */
  function forget(id: string): void {
    edits.discard(memberColumns.map((column) => `${id}.${column}`));
  }

  async function move(id: string, direction: "up" | "down"): Promise<void> {
    const messages = { done: t("about.memberSaved"), failed: t("about.memberSaveFailed") };
    await act(() => moveTeamMember(db, id, direction), messages);
  }

  async function setActive(id: string, isActive: boolean): Promise<boolean> {
    const messages = { done: t("about.memberSaved"), failed: t("about.memberSaveFailed") };
    return act(() => setTeamMemberActive(db, id, isActive), messages);
  }

  async function add(): Promise<void> {
    setAtWorkOn("new");
    const messages = { done: t("about.memberAdded"), failed: t("about.memberAddFailed") };
    await act(async () => setAdded(await addTeamMember(db)), messages);
    setAtWorkOn(null);
  }

  const deleted = editedIds(edits.open).filter(isDeleted);
  return {
    /** The active members, then deleted ones with unsaved edits. */
    active: [
      ...team.filter(({ active }) => active),
      ...deleted.map((id) => ({ id, name: read(id, "name") })),
    ],
    inactive: team.filter(({ active }) => !active),
    edits,
    resolution: saving.resolution,
    isBusy: isBusy || saving.isBusy,
    atWorkOn,
    added,
    read,
    write: (id: string, column: MemberColumn, value: string) => edits.set(`${id}.${column}`, value),
    isChanged,
    isDeleted,
    save,
    rehearse,
    move,
    setActive,
    add,
    forget,
  };
}

function fieldsOf(member: EditedMember): [string, string][] {
  return memberColumns.map((column) => [`${member.id}.${column}`, member[column]]);
}

function columnsOf(id: string, changed: Fields): Partial<MemberFields> {
  return Object.fromEntries(
    memberColumns.flatMap((column) => {
      const value = changed[`${id}.${column}`];
      return value === undefined ? [] : [[column, value]];
    }),
  );
}

function tidyName(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
