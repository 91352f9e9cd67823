import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";

const tones = {
  success: "bg-success-soft text-success",
  info: "bg-info-soft text-info",
  warning: "bg-warning-soft text-warning",
  error: "bg-error-soft text-error",
  quiet: "bg-paper-deep text-ink-soft",
} as const;

export type Tone = keyof typeof tones;

/** A state in a word, beside what has it. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`rounded-full px-3 py-0.5 font-semibold font-text text-small tracking-normal ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

export function StatusBadge({ isPublished }: { isPublished: boolean }) {
  const { t } = useLanguage(panelTexts);
  return (
    <Badge tone={isPublished ? "success" : "warning"}>
      {t(isPublished ? "word.published" : "word.draft")}
    </Badge>
  );
}

/** What else there is to know about it, beside the badge. */
export function StateNote({ text }: { text: string }) {
  return <Badge tone="info">{text}</Badge>;
}

/** The tones of what the server sends later: mails, and the calls of webhooks. */
export const sendingTones = { queued: "info", sent: "success", failed: "error" } as const;
