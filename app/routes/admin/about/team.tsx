import { Trash2, UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type AboutForm, aboutPage, type MemberItem } from "../../../content/about-page.ts";
import { isSameItem } from "../../../content/merge-lists.ts";
import { newMember } from "../../../data/about/about.ts";
import { removeTeamMember } from "../../../data/about/admin-about.ts";
import type { Calendar } from "../../../data/about/calendars.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import type { BoundForm } from "../../../panel/editing/bind-part.ts";
import type { DocumentEditor } from "../../../panel/editing/use-document.ts";
import type { Saving } from "../../../panel/editing/use-saving.tsx";
import { Rows } from "../../../panel/kit/rows.tsx";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { Member } from "./member.tsx";

type TeamProps = {
  language: Language;
  document: DocumentEditor<AboutForm>;
  fields: BoundForm<AboutForm>;
  saveChange: Saving<AboutForm>["saveChange"];
  calendars: readonly Calendar[];
};

/** The members of the team. Each button stores what it does by itself, beside what is typed elsewhere. */
export function Team({ language, document, fields, saveChange, calendars }: TeamProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const [atWorkOn, setAtWorkOn] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const { form, savedForm, isSaving, isWaiting } = document;
  const active = form.members.filter((member) => member.active);
  const { ask, dialog } = useConfirmed<MemberItem>(
    ({ key, name }) => ({
      title: t("about.removeTitle", { name }),
      text: t("about.removeText"),
      confirm: t("word.remove"),
      change: (db) => removeTeamMember(db, key),
      undo: async () => {
        await undelete(accountDatabase(), key);
        await document.takeIn();
      },
      done: t("about.memberRemoved"),
      failed: t("about.memberRemoveFailed"),
      onDone: () => void document.takeIn((now) => withoutMember(now, key)),
    }),
    heading,
  );

  async function store(id: string, change: (form: AboutForm) => AboutForm, verb: "saved" | "added") {
    setAtWorkOn(id);
    const words =
      verb === "added"
        ? { done: t("about.memberAdded"), failed: t("about.memberAddFailed") }
        : { done: t("about.memberSaved"), failed: t("about.memberSaveFailed") };
    const isSaved = await saveChange(change, words);
    setAtWorkOn(null);
    return isSaved;
  }

  async function add(): Promise<void> {
    const key = crypto.randomUUID();
    setAdded(key);
    await store("new", (now) => withMember(now, { ...emptyMember(), key }), "added");
  }

  async function setActive({ key }: MemberItem, isActive: boolean): Promise<void> {
    const isSaved = await store(
      key,
      (now) => withMembers(now, (one) => (one.key === key ? { ...one, active: isActive } : one)),
      "saved",
    );
    if (isSaved) focusAfter(() => heading.current);
  }

  const isStored = ({ key }: MemberItem) => savedForm.members.some((one) => one.key === key);
  const isChanged = (member: MemberItem) =>
    !isSameItem(
      aboutPage.fields.members,
      member,
      savedForm.members.find((one) => one.key === member.key),
    );
  const inactive = form.members.filter((member) => !member.active);
  return (
    <section aria-labelledby="team">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} id="team" tabIndex={-1} className="text-title-3 outline-none">
          {t("about.team")}
        </h2>
        <button type="button" disabled={isSaving} onClick={() => void add()} className="button button-quiet">
          <UserRoundPlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t(atWorkOn === "new" ? "about.adding" : "about.add")}
        </button>
      </header>
      {active.length === 0 && (
        <p className="mt-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
          {t("about.noMembers")}
        </p>
      )}
      <ul className="mt-4 grid gap-4 empty:hidden">
        {active.map((member, index) => (
          <Member
            key={member.key}
            member={member}
            place={form.members.indexOf(member) + 1}
            isFirst={index === 0}
            isLast={index === active.length - 1}
            isNew={member.key === added}
            isSaving={isSaving}
            isAtWork={atWorkOn === member.key}
            isChanged={isChanged(member)}
            isStored={isStored(member)}
            isWaiting={isWaiting}
            language={language}
            fields={fields}
            calendar={calendars.find(({ memberId }) => memberId === member.key)}
            onSave={() =>
              void store(member.key, (now) => withMember(now, member), isStored(member) ? "saved" : "added")
            }
            rehearse={(db) => document.rehearse(db, (now) => withMember(now, member))}
            onMove={(direction) =>
              void store(member.key, (now) => moved(now, member.key, direction), "saved")
            }
            onDeactivate={() => void setActive(member, false)}
            onRemove={() => ask(member)}
          />
        ))}
      </ul>
      {inactive.length > 0 && (
        <section aria-labelledby="inactive" className="mt-8">
          <h3 id="inactive" className="text-title-4">
            {t("about.inactive")}
          </h3>
          <p className="mt-1 mb-4 text-ink-soft text-small">{t("about.inactiveText")}</p>
          <Rows
            rows={inactive.map((member) => ({ ...member, id: member.key }))}
            heading="h4"
            left={heading}
            shown={({ name }) => ({ title: name })}
            actions={(member) => [
              {
                text: t("about.activateButton"),
                label: t("about.activate", { name: member.name }),
                press: () => void setActive(member, true),
              },
              ...(isWaiting
                ? []
                : [
                    {
                      text: t("about.remove", { name: member.name }),
                      icon: Trash2,
                      isDangerous: true,
                      press: () => ask(member),
                    },
                  ]),
            ]}
          />
        </section>
      )}
      {dialog}
    </section>
  );
}

function emptyMember(): Omit<MemberItem, "key"> {
  const { name, image_url, role_nl, role_en, bio_nl, bio_en } = newMember;
  return {
    name,
    imageUrl: image_url,
    role: { nl: role_nl, en: role_en },
    bio: { nl: bio_nl, en: bio_en },
    active: true,
    displayOrder: "1",
  };
}

function withMembers(form: AboutForm, change: (member: MemberItem) => MemberItem): AboutForm {
  return { ...form, members: form.members.map(change) };
}

/** With a member in place of what it was; at the end, when it is a new one. */
function withMember(form: AboutForm, member: MemberItem): AboutForm {
  const isThere = form.members.some(({ key }) => key === member.key);
  const displayOrder = String(Math.max(0, ...form.members.map((one) => Number(one.displayOrder))) + 1);
  if (!isThere) return { ...form, members: [...form.members, { ...member, displayOrder }] };
  return withMembers(form, (one) =>
    one.key === member.key ? { ...member, active: one.active, displayOrder: one.displayOrder } : one,
  );
}

function withoutMember(form: AboutForm, key: string): AboutForm {
  return { ...form, members: form.members.filter((one) => one.key !== key) };
}

/** With a member in the place of the next one that is shown, above or below. */
function moved(form: AboutForm, key: string, direction: "up" | "down"): AboutForm {
  const members = [...form.members];
  const from = members.findIndex((one) => one.key === key);
  const step = direction === "up" ? -1 : 1;
  let to = from + step;
  while (members[to]?.active === false) to += step;
  const [member, neighbour] = [members[from], members[to]];
  if (member && neighbour) [members[from], members[to]] = [neighbour, member];
  return { ...form, members };
}
