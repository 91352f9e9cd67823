import { KeyRound } from "lucide-react";
import { hasPasskeys } from "../data/account/passkeys.ts";
import { Alert } from "./status-messages.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { Submission } from "./use-submission.ts";

type PasskeyFormProps = { submission: Submission; label: string; isQuiet?: boolean };

/** A button that opens the browser's dialogue about passkeys, with how that ended; null where there is none. */
export function PasskeyForm({ submission, label, isQuiet = false }: PasskeyFormProps) {
  const { form, isBusy, alert, submit } = submission;
  if (!hasPasskeys()) return null;
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <Alert>{alert}</Alert>
      <SubmitButton isBusy={isBusy} isQuiet={isQuiet}>
        <KeyRound aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span>{label}</span>
      </SubmitButton>
    </form>
  );
}
