import { useId } from "react";

type FileFieldProps = {
  label: string;
  hint?: string;
  accept?: string;
  /** Takes all files of a folder. */
  isFolder?: boolean;
  onChoose(files: readonly File[]): void;
};

/** A labelled file input. */
export function FileField({ label, hint, accept, isFolder = false, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
      </label>
      <input
        {...(isFolder && folder)}
        id={id}
        type="file"
        accept={accept}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small [overflow-wrap:anywhere]">
          {hint}
        </p>
      )}
    </div>
  );
}

/** React's types don't know it. */
const folder = { webkitdirectory: "" };
