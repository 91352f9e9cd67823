import { EyeOff, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRight } from "../../../account/rights.ts";
import type { AboutForm, MemberItem } from "../../../content/about-page.ts";
import { type Part, partName, valueIn, withValue } from "../../../content/kind.ts";
import { teamMember } from "../../../content/team-member.ts";
import { newMember } from "../../../data/about/about.ts";
import type { Calendar } from "../../../data/about/calendars.ts";
import type { Change } from "../../../data/rehearsals/rehearse.ts";
import { pictureAddress } from "../../../html/safe-address.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { pictureTexts } from "../../../i18n/panel/pictures.en.ts";
import type { BoundField, BoundForm } from "../../../panel/editing/bind-part.ts";
import { useSaveAfterUploads } from "../../../panel/editing/use-save-after-uploads.ts";
import { useSaveShortcut } from "../../../panel/editing/use-save-shortcut.ts";
import { ChoosePicture } from "../../../panel/media/choose-picture.tsx";
import { useFocalPoint } from "../../../panel/media/use-library-picture.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { OrderButtons } from "../../../ui/panel/order-buttons.tsx";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { RehearsalButton } from "../../../ui/panel/rehearsal.tsx";
import { Avatar } from "../../../ui/pictures/avatar.tsx";
import { MemberCalendar } from "./member-calendar.tsx";

type MemberProps = {
  member: MemberItem;
  /** In the list of all members, from 1. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it was added here. */
  isNew: boolean;
  isSaving: boolean;
  isAtWork: boolean;
  isChanged: boolean;
  /** False for one that somebody else removed. */
  isStored: boolean;
  /** Whether changes of the page wait. */
  isWaiting: boolean;
  language: Language;
  fields: BoundForm<AboutForm>;
  calendar: Calendar | undefined;
  onSave(): void;
  rehearse: Change;
  onMove(direction: "up" | "down"): void;
  onDeactivate(): void;
  onRemove(): void;
};

/** A team member with its own save button. */
export function Member({ member, place, language, fields, calendar, rehearse, ...props }: MemberProps) {
  const { isFirst, isLast, isNew, isSaving, isAtWork, isChanged, isStored, isWaiting } = props;
  const { t } = useLanguage(aboutPanelTexts);
  const { t: common } = useLanguage(fieldPanelTexts);
  const nameField = useRef<HTMLInputElement>(null);
  const seesCalendar = useRight("people");
  useEffect(() => {
    if (isNew) nameField.current?.focus();
  }, [isNew]);

  const uploads = useSaveAfterUploads(props.onSave);
  const shortcut = useSaveShortcut("fieldset");

  const { key, name } = member;
  const field = (inner: "name" | "imageUrl" | "role" | "bio") => {
    const { isPerLanguage, label, max } = { isPerLanguage: false, ...teamMember.fields[inner] };
    const part: Part = { field: inner, ...(isPerLanguage && { language }) };
    const named = { ...part, field: "members", item: place, inner };
    return {
      label: t(label),
      name: partName(named),
      value: String(valueIn(member, part) ?? ""),
      error: fields.errorOf(named),
      max,
      ...(isPerLanguage && { language }),
      onChange: (text: string) =>
        fields.change((now) => ({
          ...now,
          members: now.members.map((one) => (one.key === key ? withValue(one, part, text) : one)),
        })),
    };
  };
  return (
    <li>
      <fieldset className="grid gap-5 rounded-card border border-line bg-white p-5 sm:p-6">
        <legend className="sr-only">{name}</legend>
        <div className="grid gap-5 md:grid-cols-2">
          <PanelField
            {...field("name")}
            ref={nameField}
            isRequired
            error={name.trim() === "" ? common("fields.missing") : undefined}
            hint={name === newMember.name && t("about.unnamed")}
          />
          <PanelField {...field("role")} />
        </div>
        <PortraitField {...field("imageUrl")} person={name} />
        <PanelField {...field("bio")} rows={4} />
        {seesCalendar && isStored && <MemberCalendar memberId={key} name={name} calendar={calendar} />}
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            {...shortcut}
            disabled={isSaving || uploads.isWaiting}
            onClick={uploads.save}
            className="button button-quiet"
          >
            {t(isAtWork || uploads.isWaiting ? "word.saving" : "about.saveMember")}
          </button>
          {isChanged && <RehearsalButton change={rehearse} />}
          {!isStored && <p className="font-semibold text-error text-small">{t("about.gone")}</p>}
          {isStored && isChanged && <p className="text-ink-soft text-small">{common("word.unsaved")}</p>}
          <div className="ml-auto flex gap-1">
            <OrderButtons
              labels={{ up: t("about.up", { name }), down: t("about.down", { name }) }}
              isFirst={isFirst || !isStored}
              isLast={isLast || !isStored}
              isBusy={isSaving}
              onMove={props.onMove}
            />
            <button
              type="button"
              aria-label={t("about.deactivate", { name })}
              title={t("about.deactivate", { name })}
              disabled={isSaving || !isStored}
              onClick={props.onDeactivate}
              className={iconButton}
            >
              <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
            <button
              type="button"
              aria-label={t("about.remove", { name })}
              title={isWaiting ? t("about.removeLater") : t("about.remove", { name })}
              disabled={isSaving || isWaiting}
              onClick={props.onRemove}
              className={`${iconButton} text-error`}
            >
              <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
          </div>
        </div>
      </fieldset>
    </li>
  );
}

type PortraitFieldProps = BoundField & { person: string; max: number | undefined };

/** A portrait: an address, which is loaded when the field loses the focus, or a picture of the library. */
function PortraitField({ person, ...field }: PortraitFieldProps) {
  const { value, onChange } = field;
  const { t } = useLanguage(aboutPanelTexts);
  const { t: pictures } = useLanguage(pictureTexts);
  const [tried, setTried] = useState(value);
  const [failed, setFailed] = useState<string | null>(null);
  const isUnsafe = value !== "" && pictureAddress(value) === null;
  const shown = pictureAddress(tried);

  function choose(address: string): void {
    onChange(address);
    setTried(address);
  }

  return (
    <div className="flex flex-wrap items-start gap-5">
      {shown && shown !== failed ? (
        <Portrait key={shown} src={shown} onFailure={() => setFailed(shown)} />
      ) : (
        <Avatar name={person} src={null} />
      )}
      <div className="min-w-0 grow basis-64">
        <ChoosePicture label={pictures("pictures.chooseFor", { name: person })} onChoose={choose}>
          <PanelField
            {...field}
            onBlur={() => setTried(value)}
            hint={
              (isUnsafe && t("about.imageUnsafe")) ||
              (value !== "" && failed === value && t("about.imageFailed"))
            }
          />
        </ChoosePicture>
      </div>
    </div>
  );
}

function Portrait({ src, onFailure }: { src: string; onFailure(): void }) {
  const objectPosition = useFocalPoint(src);
  return (
    <img
      onError={onFailure}
      src={src}
      alt=""
      width={112}
      height={112}
      style={{ objectPosition }}
      className="size-28 shrink-0 rounded-full border border-line bg-paper object-cover"
    />
  );
}
