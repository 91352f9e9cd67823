import { useMemo, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  addTeamMember,
  type EditedMember,
  type MemberColumn,
  memberColumns,
  moveTeamMember,
  removeTeamMember,
  updateTeamMember,
} from "../../../data/admin-team.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel-about.ts";
import { isTooLong } from "../panel-field.tsx";
import { useAction } from "../use-action.ts";
import { useEdits } from "../use-edits.ts";
import { useRefusal } from "../use-refusal.ts";

/** How many characters a field of a member may have. */
export const memberLimits: Readonly<Record<MemberColumn, number>> = {
  name: 200,
  image_url: 2048,
  role_nl: 200,
  role_en: 200,
  bio_nl: 5000,
  bio_en: 5000,
};

export type TeamEdits = ReturnType<typeof useTeam>;

/** The members as they are typed, and what can be done with them; what was typed about one outlives saving another. */
export function useTeam(team: readonly EditedMember[]) {
  const { t } = useLanguage(aboutPanelTexts);
  const db = accountDatabase();
  const edits = useEdits(useMemo(() => Object.fromEntries(team.flatMap(fieldsOf)), [team]));
  const { isBusy, act } = useAction();
  const refuse = useRefusal();
  const [atWorkOn, setAtWorkOn] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);

  const read = (id: string, column: MemberColumn) => edits.values[`${id}.${column}`] ?? "";
  const isChanged = (id: string) => memberColumns.some((column) => `${id}.${column}` in edits.changed);

  async function save(id: string): Promise<void> {
    const name = read(id, "name")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim();
    const tooLong = memberColumns.some((column) => isTooLong(read(id, column), memberLimits[column]));
    if (tooLong || name === "") return refuse("fields.refused");
    edits.set(`${id}.name`, name);
    const changed = memberColumns.filter((column) => `${id}.${column}` in edits.changed);
    const fields = Object.fromEntries(changed.map((column) => [column, read(id, column)]));
    if ("name" in fields) fields.name = name;
    setAtWorkOn(id);
    const said = { done: t("about.memberSaved"), failed: t("about.memberSaveFailed") };
    await act(() => updateTeamMember(db, id, fields), said);
    setAtWorkOn(null);
  }

  async function move(id: string, direction: "up" | "down"): Promise<void> {
    const said = { done: t("about.memberSaved"), failed: t("about.memberSaveFailed") };
    await act(() => moveTeamMember(db, id, direction), said);
  }

  async function add(): Promise<void> {
    setAtWorkOn("new");
    const said = { done: t("about.memberAdded"), failed: t("about.memberAddFailed") };
    await act(async () => setAdded(await addTeamMember(db)), said);
    setAtWorkOn(null);
  }

  async function remove(id: string): Promise<boolean> {
    const said = { done: t("about.memberRemoved"), failed: t("about.memberRemoveFailed") };
    return act(() => removeTeamMember(db, id), said);
  }

  return {
    members: team,
    isDirty: Object.keys(edits.changed).length > 0,
    isBusy,
    atWorkOn,
    added,
    read,
    write: (id: string, column: MemberColumn, value: string) => edits.set(`${id}.${column}`, value),
    isChanged,
    save,
    move,
    add,
    remove,
  };
}

function fieldsOf(member: EditedMember): [string, string][] {
  return memberColumns.map((column) => [`${member.id}.${column}`, member[column]]);
}
