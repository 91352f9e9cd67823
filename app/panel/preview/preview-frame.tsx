import { type ReactNode, useCallback, useEffect } from "react";
import { Link, type SubmitTarget } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { Protected } from "../../account/protected.tsx";
import type { Right } from "../../account/rights.ts";
import { Alert, Spinner } from "../../account/status-messages.tsx";
import { useLanguage } from "../../i18n/language.tsx";
import { accountTexts } from "../../i18n/texts/account.en.ts";
import { previewTexts } from "../../i18n/texts/preview.en.ts";

type PreviewFrameProps<Preview> = {
  needs: Right;
  /** The fetcher's, for the action of the route. */
  submit(target: SubmitTarget, options: { method: "post" }): Promise<void>;
  /** What it gave: null where there is nothing that the person may see. */
  preview: Preview | null | "away" | undefined;
  missing: "preview.missing" | "preview.missingPage";
  /** The address of the editor. */
  editorOf(preview: Preview): string;
  children(preview: Preview): ReactNode;
};

/** Loads a preview as the signed-in person, and shows it below a banner. */
export function PreviewFrame<Preview extends { isWhole: boolean }>(props: PreviewFrameProps<Preview>) {
  return (
    <Protected needs={props.needs}>
      <Loaded {...props} />
    </Protected>
  );
}

function Loaded<Preview extends { isWhole: boolean }>(props: PreviewFrameProps<Preview>) {
  const { submit, preview, missing, editorOf, children } = props;
  const { language, t } = useLanguage(accountTexts);
  const { t: link } = useLanguage(previewTexts);
  const load = useCallback(async () => {
    const { data } = await accountDatabase().auth.getSession();
    await submit({ token: data.session?.access_token ?? "", language }, { method: "post" });
  }, [submit, language]);
  useEffect(() => void load(), [load]);

  if (preview === undefined) return <Spinner label={t("account.loading")} />;
  if (preview === "away") return <Away onRetry={() => void load()} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-center gap-x-5 bg-warning-soft px-5 py-2 text-center font-semibold text-warning">
        <p role="status">
          {t(preview ? "preview.banner" : missing)}
          {preview?.isWhole === false && ` ${link("preview.part")}`}
        </p>
        {preview && (
          <Link
            to={editorOf(preview)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t("preview.edit")}
          </Link>
        )}
      </div>
      {preview && children(preview)}
    </>
  );
}

/** Nothing is shown: the connection is lost, or the server is down. */
function Away({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage(accountTexts);
  const { t: common } = useLanguage();
  return (
    <section className="page-width grid max-w-xl justify-items-start gap-5 py-16">
      <Alert>{t("preview.away")}</Alert>
      <button type="button" onClick={onRetry} className="button button-quiet">
        {common("unavailable.again")}
      </button>
    </section>
  );
}
