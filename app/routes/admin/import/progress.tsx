/** How far an import is, of 1, with what it does. */
export function Progress({ label, share }: { label: string; share: number }) {
  return (
    <p className="min-w-0 grow basis-64">
      <progress aria-label={label} value={share} className="block h-2 w-full accent-accent" />
      <span className="mt-1.5 block text-small tabular-nums [overflow-wrap:anywhere]">{label}</span>
    </p>
  );
}
