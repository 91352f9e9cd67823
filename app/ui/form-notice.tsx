type FormNoticeProps = { tone: "success" | "destructive"; title: string; text?: string | undefined };

/** What became of a submitted form, above it: it stands there with JavaScript off too. */
export function FormNotice({ tone, title, text }: FormNoticeProps) {
  return (
    <div
      className={`mb-6 rounded-card px-5 py-4 ${
        tone === "success" ? "bg-success-soft text-success" : "bg-error-soft text-error"
      }`}
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1">{text}</p>}
    </div>
  );
}
