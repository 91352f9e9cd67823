import { useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert, Success } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useSubmission } from "../../../account/use-submission.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";

const linkTypes = ["signup", "recovery", "email_change"] as const;

/** The token of a mail link and its type. */
type MailLink = { tokenHash: string; type: (typeof linkTypes)[number] };

/** The mail link of an address; null without one. */
export function readMailLink(search: URLSearchParams): MailLink | null {
  const tokenHash = search.get("token_hash");
  const type = linkTypes.find((known) => known === search.get("type"));
  return tokenHash && type ? { tokenHash, type } : null;
}

/** Verifies a mail link on a click: mail scanners that open it must not use it up. */
export function MailLinkForm({ tokenHash, type }: MailLink) {
  const { t } = useLanguage(accountTexts);
  const navigate = useNavigate();
  const [isHalfChanged, setHalfChanged] = useState(false);
  const { form, isBusy, alert, submit } = useSubmission(async () => {
    const { data, error } = await accountDatabase().auth.verifyOtp({ token_hash: tokenHash, type });
    if (error) return error;
    // An e-mail change needs the confirmation of both mailboxes.
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
