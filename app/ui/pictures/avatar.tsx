import { PictureSources } from "./picture-sources.tsx";
import { useImageFailure } from "./use-image-failure.ts";

const shape = "size-28 shrink-0 rounded-full border border-line bg-paper";

/** A portrait, or the initials without one or when it fails to load. */
export function Avatar({ name, src }: { name: string; src: string | null }) {
  const { hasFailed, image } = useImageFailure(src);
  if (!src || hasFailed) {
    return (
      <span
        aria-hidden="true"
        className={`${shape} inline-flex items-center justify-center font-display font-semibold text-title-3`}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <PictureSources src={src} sizes="112px">
      <img
        {...image}
        src={src}
        alt=""
        width={112}
        height={112}
        loading="lazy"
        className={`${shape} object-cover`}
      />
    </PictureSources>
  );
}

/** First and last initial: «NL» for «Noor van der Laan». */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toUpperCase();
}
