import type { Ref } from "react";

type FormNoticeProps = {
  tone: "success" | "destructive";
  title: string;
  text?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** The outcome above a submitted form: rendered without JavaScript too, and focusable. */
export function FormNotice({ tone, title, text, ref }: FormNoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={`mb-6 scroll-mt-28 rounded-card px-5 py-4 ${
        tone === "success" ? "bg-success-soft text-success" : "bg-error-soft text-error"
      }`}
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1">{text}</p>}
    </div>
  );
}
