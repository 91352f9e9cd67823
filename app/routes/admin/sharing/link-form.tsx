import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { createPreviewLink, type PreviewDays, previewDays } from "../../../data/articles/preview-links.ts";
import type { ListedVersion } from "../../../data/versions/versions.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewLinkTexts } from "../../../i18n/panel/preview-links.en.ts";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";

type LinkFormProps = { versions: readonly ListedVersion[]; onCreated(): Promise<void> };

/** Makes a link to the newest version, or another one. */
export function LinkForm({ versions, onCreated }: LinkFormProps) {
  const { language, t } = useLanguage(previewLinkTexts);
  const id = useId();
  const { isBusy, act } = useAction();
  const [chosen, setChosen] = useState(versions[0]?.id ?? "");
  const [days, setDays] = useState<PreviewDays>(7);
  const [link, setLink] = useState<string | null>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    await act(
      async () => {
        const token = await createPreviewLink(accountDatabase(), chosen, days);
        setLink(location.origin + href("/preview/:token", { token }));
        await onCreated();
      },
      { done: t("share.created"), failed: t("share.createFailed") },
    );
  }

  return (
    <form onSubmit={(event) => void create(event)} className="mt-6 grid gap-4 sm:grid-cols-[1fr_9rem]">
      <p className="grid gap-2">
        <label htmlFor={`${id}-version`} className="font-semibold">
          {t("share.version")}
        </label>
        <select
          id={`${id}-version`}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="field min-w-0"
        >
          {versions.map((version, index) => (
            <option key={version.id} value={version.id}>
              {t(index === 0 ? "share.newest" : "share.older", {
                number: version.number,
                kind: t(`share.kind.${version.kind}`),
                time: formatTime(version.createdAt, language),
              })}
            </option>
          ))}
        </select>
      </p>
      <p className="grid gap-2">
        <label htmlFor={`${id}-days`} className="font-semibold">
          {t("share.valid")}
        </label>
        <select
          id={`${id}-days`}
          value={days}
          onChange={({ target }) =>
            setDays(previewDays.find((count) => String(count) === target.value) ?? days)
          }
          className="field"
        >
          {previewDays.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? t("share.day") : t("share.days", { count })}
            </option>
          ))}
        </select>
      </p>
      <p className="sm:col-span-2">
        <button type="submit" aria-disabled={isBusy} className="button button-primary">
          {t(isBusy ? "share.creating" : "share.create")}
        </button>
      </p>
      {link && <NewLink key={link} link={link} />}
    </form>
  );
}

/** The address of a new link, selected; the server can't show it again. */
function NewLink({ link }: { link: string }) {
  const { t } = useLanguage(previewLinkTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <div className="rounded-card bg-success-soft p-4 sm:col-span-2">
      <label htmlFor={id} className="font-semibold">
        {t("share.link")}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}-once`}
        className="field mt-2"
      />
      <p id={`${id}-once`} className="mt-2 text-small">
        {t("share.once")}
      </p>
      <CopyButton text={link} />
    </div>
  );
}
