import { SlugTaken } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { problemTexts } from "../../../i18n/panel/problems.en.ts";
import { trashTexts } from "../../../i18n/panel/trash.en.ts";
import type { ActionMessages } from "../../../ui/panel/hooks/use-action.ts";
import { Dialog } from "../../../ui/primitives/dialog.tsx";
import { FieldProblems, SmallForm } from "../../kit/small-form.tsx";

type NewSlugDialogProps = {
  title: string;
  proposal: string;
  /** Gives what is said of it. Throws SlugTaken when it is taken again. */
  restore(slug: string): Promise<string>;
  failed: ActionMessages["failed"];
  onClose(): void;
};

/** Of all tables; that of download pages has underscores as well. */
const slugShape = /^[a-z0-9_-]*[a-z0-9][a-z0-9_-]*$/;

/** Restores under another address, as something else has taken the own one meanwhile. */
export function NewSlugDialog({ title, proposal, restore, failed, onClose }: NewSlugDialogProps) {
  const { t } = useLanguage(trashTexts);
  const { t: problems } = useLanguage(problemTexts);

  async function save(slug: string): Promise<string> {
    if (!slugShape.test(slug)) throw new FieldProblems({ slug: problems("problems.slugShape") });
    try {
      return await restore(slug);
    } catch (error) {
      throw error instanceof SlugTaken ? new FieldProblems({ slug: t("trash.takenToo") }) : error;
    }
  }

  return (
    <Dialog title={t("trash.taken")} text={t("trash.takenText", { title })} onClose={onClose}>
      {(close) => (
        <SmallForm
          start={{ slug: proposal }}
          fields={() => [{ name: "slug", label: t("trash.slug"), isRequired: true, max: 200 }]}
          save={({ slug }) => save(slug.trim())}
          failed={failed}
          submit={t("trash.restore")}
          close={close}
          onDone={close}
        />
      )}
    </Dialog>
  );
}
