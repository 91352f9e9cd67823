import { useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useSubmission } from "../../../account/use-submission.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";

const linkTypes = ["signup", "recovery", "email_change"] as const;

/** What the link of a mail carries: a secret token, and what it is for. */
export type MailLink = { tokenHash: string; type: (typeof linkTypes)[number] };

/** The link of a mail, if this address is one. */
export function readMailLink(search: URLSearchParams): MailLink | null {
  const tokenHash = search.get("token_hash");
  const type = linkTypes.find((known) => known === search.get("type"));
  return tokenHash && type ? { tokenHash, type } : null;
}

/** Uses the link of a mail up, when its reader says so: opening it alone, as scanners of mails do, changes nothing. */
export function MailLinkForm({ tokenHash, type }: MailLink) {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const [isHalfChanged, setHalfChanged] = useState(false);
  const { form, isBusy, alert, submit } = useSubmission(async () => {
    const { data, error } = await accountDatabase().auth.verifyOtp({ token_hash: tokenHash, type });
    if (error) return error;
    // Of a changed address both the old and the new one are asked.
    if (!data.session) setHalfChanged(true);
    else if (type === "recovery") await navigate(href("/beheer"), { replace: true });
    else await navigate(href("/settings"), { replace: true, state: { done: type } });
    return null;
  });

  return (
    <form ref={form} onSubmit={submit} aria-labelledby="link-title" className="grid gap-5">
      <h2 id="link-title" className="text-title-3">
        {t(`link.${type}.title`)}
      </h2>
      <Alert>{alert}</Alert>
      <Success>{isHalfChanged && t("link.halfChanged")}</Success>
      {!alert && !isHalfChanged && (
        <>
          <p>{t(`link.${type}.text`)}</p>
          <SubmitButton isBusy={isBusy}>{t(`link.${type}.button`)}</SubmitButton>
        </>
      )}
      {(alert || isHalfChanged) && (
        <Link to={href("/beheer")} replace className="button button-quiet w-full">
          {t("link.toLogin")}
        </Link>
      )}
    </form>
  );
}
