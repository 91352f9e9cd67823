type FieldLabelProps = {
  id?: string;
  /** The id of the control. */
  htmlFor: string;
  label: string;
  isRequired: boolean;
  className?: string;
};

/** The label of a control; the asterisk of a required one is for the eye, as the control itself says it is required. */
export function FieldLabel({ id, htmlFor, label, isRequired, className = "" }: FieldLabelProps) {
  return (
    <label id={id} htmlFor={htmlFor} className={`block font-semibold ${className}`}>
      <span>{label}</span>
      {isRequired && (
        <span className="text-accent-deep" aria-hidden="true">
          {" *"}
        </span>
      )}
    </label>
  );
}
