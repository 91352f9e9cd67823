import type { AuthError } from "@supabase/supabase-js";
import { type FormEvent, useRef, useState } from "react";
import type { PasskeyError } from "../data/account/passkeys.ts";
import type { FormErrors } from "../data/form-data.ts";
import { useLanguage } from "../i18n/language.tsx";
import { lookUp } from "../i18n/language-texts.ts";
import { accountTexts } from "../i18n/texts/account.en.ts";
import { useFirstErrorFocus } from "../ui/forms/use-first-error-focus.ts";
import { describeAuthError } from "./auth-errors.ts";

type Failure = AuthError | PasskeyError | string | null;

export type Submission = {
  form: React.RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The error message in the page's language. */
  alert: string | null;
  /** The error code. */
  code: string | null;
  /** The required fields that are empty. */
  missing: FormErrors;
  submit(event: FormEvent<HTMLFormElement>): void;
};

/**
 * Submits an account form, one request at a time, and keeps its values. `send` gives the service's error, a message, or
 * null on success.
 */
export function useSubmission(send: (form: FormData) => Promise<Failure>): Submission {
  const { language } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [failure, setFailure] = useState<Failure>(null);
  const [missing, setMissing] = useState<FormErrors>({});
  const form = useFirstErrorFocus(missing);

  async function run(element: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const empty = findMissing(element);
    setMissing(empty);
    setFailure(null);
    if (Object.keys(empty).length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      setFailure(await send(new FormData(element)));
    } catch (cause) {
      console.error("What a form asked for failed:", cause);
      setFailure(lookUp(accountTexts, language, "error.unexpected"));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    form,
    isBusy,
    alert: failure && (typeof failure === "string" ? failure : describeAuthError(failure, language)),
    code: failure && typeof failure !== "string" ? (failure.code ?? null) : null,
    missing,
    submit(event) {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}

function findMissing(form: HTMLFormElement): FormErrors {
  const empty = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement && element.required && element.value.trim() === "",
  );
  return Object.fromEntries(empty.map((element) => [nameOf(element), { key: messageOf(nameOf(element)) }]));
}

function nameOf(element: Element): string {
  return element.getAttribute("name") ?? "";
}

function messageOf(name: string) {
  if (name === "email") return "forms.emailRequired" as const;
  return name === "code" ? ("forms.codeRequired" as const) : ("forms.passwordRequired" as const);
}

/** The value of a field; passwords are not trimmed. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
