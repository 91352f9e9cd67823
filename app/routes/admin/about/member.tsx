import { EyeOff, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRight } from "../../../account/rights.ts";
import { limitOf } from "../../../content/kind.ts";
import { teamMember } from "../../../content/team-member.ts";
import { newMember } from "../../../data/about/about.ts";
import type { MemberColumn } from "../../../data/about/admin-team.ts";
import type { Calendar } from "../../../data/about/calendars.ts";
import { pictureAddress } from "../../../html/safe-address.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { pictureTexts } from "../../../i18n/panel/pictures.en.ts";
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
import type { TeamEdits } from "./use-team.ts";

type MemberProps = {
  id: string;
  isFirst: boolean;
  isLast: boolean;
  language: Language;
  team: TeamEdits;
  calendar: Calendar | undefined;
  onDeactivate(): void;
  onRemove(): void;
};

/** A team member with its own save button. */
export function Member({
  id,
  isFirst,
  isLast,
  language,
  team,
  calendar,
  onDeactivate,
  onRemove,
}: MemberProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const { t: common } = useLanguage(fieldPanelTexts);
  const nameField = useRef<HTMLInputElement>(null);
  const seesCalendar = useRight("people");
  const isNew = team.added === id;
  const isDeleted = team.isDeleted(id);
  useEffect(() => {
    if (isNew) nameField.current?.focus();
  }, [isNew]);

  const uploads = useSaveAfterUploads(() => void team.save(id));
  const shortcut = useSaveShortcut("fieldset");

  const name = team.read(id, "name");
  const field = (column: MemberColumn) => ({
    value: team.read(id, column),
    onChange: (value: string) => team.write(id, column, value),
    max: limitOf(teamMember.fields, column),
  });
  return (
    <li>
      <fieldset className="grid gap-5 rounded-card border border-line bg-white p-5 sm:p-6">
        <legend className="sr-only">{name}</legend>
        <div className="grid gap-5 md:grid-cols-2">
          <PanelField
            {...field("name")}
            ref={nameField}
            label={t("word.name")}
            isRequired
            error={name.trim() === "" ? common("fields.missing") : undefined}
            hint={name === newMember.name && t("about.unnamed")}
          />
          <PanelField {...field(`role_${language}`)} label={t("about.role")} language={language} />
        </div>
        <PortraitField {...field("image_url")} name={name} />
        <PanelField {...field(`bio_${language}`)} label={t("about.bio")} language={language} rows={4} />
        {seesCalendar && !isDeleted && <MemberCalendar memberId={id} name={name} calendar={calendar} />}
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            {...shortcut}
            disabled={team.isBusy || uploads.isWaiting}
            onClick={uploads.save}
            className="button button-quiet"
          >
            {t(team.atWorkOn === id || uploads.isWaiting ? "word.saving" : "about.saveMember")}
          </button>
          {!isDeleted && team.isChanged(id) && <RehearsalButton change={(db) => team.rehearse(id, db)} />}
          {isDeleted && <p className="font-semibold text-error text-small">{t("about.gone")}</p>}
          {!isDeleted && team.isChanged(id) && (
            <p className="text-ink-soft text-small">{common("word.unsaved")}</p>
          )}
          <div className="ml-auto flex gap-1">
            <OrderButtons
              labels={{ up: t("about.up", { name }), down: t("about.down", { name }) }}
              isFirst={isFirst || isDeleted}
              isLast={isLast || isDeleted}
              isBusy={team.isBusy}
              onMove={(direction) => void team.move(id, direction)}
            />
            <button
              type="button"
              aria-label={t("about.deactivate", { name })}
              title={t("about.deactivate", { name })}
              disabled={team.isBusy || isDeleted}
              onClick={onDeactivate}
              className={iconButton}
            >
              <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
            <button
              type="button"
              aria-label={t("about.remove", { name })}
              disabled={team.isBusy}
              onClick={onRemove}
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

type PortraitFieldProps = { name: string; value: string; max: number; onChange(value: string): void };

/** A portrait: an address, which is loaded when the field loses the focus, or a picture of the library. */
function PortraitField({ name, value, max, onChange }: PortraitFieldProps) {
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
        <Avatar name={name} src={null} />
      )}
      <div className="min-w-0 grow basis-64">
        <ChoosePicture label={pictures("pictures.chooseFor", { name })} onChoose={choose}>
          <PanelField
            label={t("about.image")}
            value={value}
            max={max}
            onChange={onChange}
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
