import { CalendarCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { listEditors, listReviews, type Review, setReview } from "../../data/stale/reviews.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { upkeepTexts } from "../../i18n/panel/upkeep.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { SmallForm } from "../kit/small-form.tsx";

/** Opens when a document is to be looked at again. */
export function ReviewButton({ subject }: { subject: Subject }) {
  const { t } = useLanguage(upkeepTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${barButton} button-quiet`}>
        <CalendarCheck aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("upkeep.review")}
      </button>
      {isOpen && <ReviewDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says when a document is to be looked at again, by whom and why; without a day, no longer. */
function ReviewDialog({ subject, onClose }: { subject: Subject; onClose(): void }) {
  const { t } = useLanguage(upkeepTexts);
  const loaded = useReview(subject);
  return (
    <Dialog
      title={t("upkeep.review")}
      text={t("upkeep.review.about")}
      close={t("upkeep.review.close")}
      onClose={onClose}
    >
      {(closeDialog) =>
        loaded === null || loaded === "failed" ? (
          <p role="status" className="mt-6">
            {t(loaded === null ? "upkeep.review.loading" : "upkeep.review.loadFailed")}
          </p>
        ) : (
          <SmallForm
            start={{
              date: loaded.review?.dueOn ?? "",
              person: loaded.review?.userId ?? "",
              note: loaded.review?.note ?? "",
            }}
            fields={() => [
              {
                name: "date",
                type: "date",
                label: t("upkeep.review.date"),
                hint: t("upkeep.review.dateHint"),
              },
              {
                name: "person",
                label: t("upkeep.review.person"),
                choices: [
                  ["", t("upkeep.review.anybody")],
                  ...loaded.editors.map(({ userId, person }) => [userId, person] as const),
                ],
              },
              { name: "note", label: t("upkeep.review.note"), max: 300, rows: 2 },
            ]}
            submit={t("upkeep.review.save")}
            save={async ({ date, person, note }) => {
              const wanted = date === "" ? null : { dueOn: date, userId: person || null, note: note.trim() };
              await setReview(accountDatabase(), subject, wanted);
              return t(date === "" ? "upkeep.review.gone" : "upkeep.review.done");
            }}
            failed={t("upkeep.review.failed")}
            onDone={closeDialog}
          />
        )
      }
    </Dialog>
  );
}

type LoadedReview = { review: Review | null; editors: Awaited<ReturnType<typeof listEditors>> };

/** When a document is to be looked at again, and by whom it can be; null while loading. */
function useReview({ id }: Subject): LoadedReview | "failed" | null {
  const [loaded, setLoaded] = useState<LoadedReview | "failed" | null>(null);
  useEffect(() => {
    const db = accountDatabase();
    const loading = Promise.all([listReviews(db, [id]), listEditors(db)]);
    void orNull(loading.then(([[review = null], editors]) => ({ review, editors }))).then((found) =>
      setLoaded(found ?? "failed"),
    );
  }, [id]);
  return loaded;
}
