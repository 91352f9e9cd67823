import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { createDownloadPage } from "../../../data/downloads/admin-downloads.ts";
import { type DownloadSlugProblem, downloadSlugProblem } from "../../../data/downloads/download-slug.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { downloadPanelTexts } from "../../../i18n/panel/downloads.en.ts";
import { FormCard } from "../../../ui/panel/card.tsx";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";

const messages = {
  blank: "downloads.slugBlank",
  malformed: "downloads.slugMalformed",
  long: "downloads.slugLong",
} as const;

/** Creates a download page by its slug. */
export function CreateForm() {
  const { t } = useLanguage(downloadPanelTexts);
  const { isBusy, act } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const [slug, setSlug] = useState("");
  const [problem, setProblem] = useState<DownloadSlugProblem | null>(null);

  async function create(): Promise<void> {
    const wanted = slug.trim();
    const found = downloadSlugProblem(wanted);
    setProblem(found);
    if (found) return field.current?.focus();
    const messages = { done: t("downloads.created"), failed: t("downloads.createFailed") };
    const add = async () => void (await createDownloadPage(accountDatabase(), wanted));
    if (await act(add, messages)) setSlug("");
  }

  return (
    <FormCard title={t("downloads.create")} onSubmit={create}>
      <label htmlFor="slug" className="mt-4 mb-1.5 block font-semibold">
        {t("downloads.slug")}
      </label>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <input
          ref={field}
          id="slug"
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
          placeholder={t("downloads.slugExample")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "slug-error slug-hint" : "slug-hint"}
          className="field min-w-0"
        />
        <button type="submit" disabled={isBusy} className="button button-primary">
          <Plus aria-hidden="true" className="size-5" />
          {t(isBusy ? "downloads.creating" : "downloads.createButton")}
        </button>
      </div>
      {problem && (
        <p id="slug-error" role="alert" className="mt-1.5 font-semibold text-error text-small">
          {t(messages[problem])}
        </p>
      )}
      <p id="slug-hint" className="mt-1.5 text-ink-soft text-small [overflow-wrap:anywhere]">
        {t("downloads.slugHint", { slug: slug.trim() || t("downloads.slugExample") })}
      </p>
    </FormCard>
  );
}
