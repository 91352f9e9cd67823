import { useLanguage } from "../../../i18n/language.tsx";
import { sectionWords } from "../../../i18n/texts/sections.en.ts";
import { sumOf } from "../../../sections/before-after/sum.ts";
import type { PageSection } from "../../../sections/page-sections.tsx";
import { Change } from "../../../ui/sections/change.tsx";
import type { ReadablePage } from "./readable-page.server.ts";

type Shown = Pick<ReadablePage, "sections" | "found">;

type Case = Shown & Pick<ReadablePage, "imageUrl" | "picture">;

/** A case that begins with an opening without a picture shows its own there, in the place of a drawing. */
export function withOwnPicture({ sections, found, imageUrl, picture }: Case): Shown {
  const [first, ...rest] = sections;
  if (first?.type !== "opening" || first.values.picture || !imageUrl) return { sections, found };
  return {
    sections: [{ ...first, values: { ...first.values, picture: imageUrl } }, ...rest],
    found: picture ? { ...found, pictures: { ...found.pictures, [imageUrl]: picture } } : found,
  };
}

/** What a case came to: the sum of its first table, else the first of its figures; nothing without either. */
export function CaseProof({ sections }: { sections: readonly PageSection[] }) {
  const { language, t } = useLanguage(sectionWords);
  const table = sections.find((section) => section.type === "before-after");
  const sum = table && sumOf(table.values);
  if (sum) {
    return (
      <div className={proofLook}>
        <Change sum={sum} sentence={t("section.change", sum)} language={language} />
        {sum.what && <p className="text-ink-soft text-small">{sum.what}</p>}
      </div>
    );
  }
  const figures = sections.find((section) => section.type === "figures");
  const [first] = figures?.values.figures ?? [];
  if (!first) return null;
  return (
    <div className={proofLook}>
      <p className="font-display font-semibold text-accent-deep text-title-2">{first.figure}</p>
      {first.meaning && <p className="text-ink-soft text-small">{first.meaning}</p>}
    </div>
  );
}

const proofLook = "mt-5 max-w-xl border-accent border-l-4 pl-4 md:mt-7";
