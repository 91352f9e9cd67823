import { useState } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import type { Plan, PlannedPost } from "../../../import/plan.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { Card } from "../../../ui/panel/card.tsx";
import { SelectField } from "../../../ui/panel/select-field.tsx";
import { BoundedList } from "./bounded-list.tsx";

export type ChosenPair = { nl: PlannedPost; en: PlannedPost; isChosen: boolean };

type PairsCardProps = {
  plan: Plan;
  pairs: readonly ChosenPair[];
  onChange(pairs: readonly ChosenPair[]): void;
};

/** Which posts are each other's translation: what was proposed, and others. Nothing when all have one, or one language. */
export function PairsCard({ plan, pairs, onChange }: PairsCardProps) {
  const { t } = useLanguage(importTexts);
  const [chosen, setChosen] = useState<Record<Language, string | null>>({ nl: null, en: null });
  const alone = [...plan.posts.values()].filter(({ group }) => group === null);
  const nl = alone.find(({ key }) => key === chosen.nl);
  const en = alone.find(({ key, type }) => key === chosen.en && type === nl?.type);
  const choices = (language: Language) =>
    alone
      .filter((post) => post.language === language && (language === "nl" || !nl || post.type === nl.type))
      .map(({ key, title, slug }) => ({ value: key, text: title || slug }));
  if (choices("nl").length === 0 || !alone.some(({ language }) => language === "en")) return null;

  function add(): void {
    if (!nl || !en) return;
    const others = pairs.filter((pair) => pair.nl.key !== nl.key && pair.en.key !== en.key);
    onChange([{ nl, en, isChosen: true }, ...others]);
    setChosen({ nl: null, en: null });
  }

  return (
    <Card title={t("import.pairs")} className="grid min-w-0 gap-5 p-5 sm:p-6">
      <p className="text-ink-soft">{t(pairs.length > 0 ? "import.pairsAbout" : "import.pairsNone")}</p>
      {pairs.length > 0 && (
        <BoundedList rows={pairs} keyOf={keyOf} textOf={({ nl, en }) => `${nl.title}\n${en.title}`}>
          {(pair) => (
            <PairChoice
              pair={pair}
              onChoose={(isChosen) =>
                onChange(pairs.map((one) => (keyOf(one) === keyOf(pair) ? { ...one, isChosen } : one)))
              }
            />
          )}
        </BoundedList>
      )}
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        {(["nl", "en"] as const).map((language) => (
          <SelectField
            key={language}
            label={t(language === "nl" ? "import.pairNl" : "import.pairEn")}
            every={t("import.pairChoose")}
            chosen={chosen[language]}
            choices={choices(language)}
            onChoose={(key) => setChosen({ ...chosen, [language]: key })}
          />
        ))}
        <button type="button" aria-disabled={!nl || !en} onClick={add} className={smallButton}>
          {t("import.pairAdd")}
        </button>
      </div>
    </Card>
  );
}

function keyOf({ nl, en }: ChosenPair): string {
  return `${nl.key} ${en.key}`;
}

function PairChoice({
  pair: { nl, en, isChosen },
  onChoose,
}: {
  pair: ChosenPair;
  onChoose(isChosen: boolean): void;
}) {
  const { language, t } = useLanguage(importTexts);
  const dates = [nl, en].map(({ publishedAt }) => (publishedAt ? formatDate(publishedAt, language) : ""));
  const facts = [
    nl.picture !== null && nl.picture === en.picture && t("import.samePicture"),
    [...new Set(dates)].filter(Boolean).join(" / "),
    t("import.length", { nl: formatNumber(nl.length, language), en: formatNumber(en.length, language) }),
  ];
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span lang="nl" className="block font-semibold">
          {nl.title || nl.slug}
        </span>
        <span lang="en" className="block font-semibold">
          {en.title || en.slug}
        </span>
        <span className="block text-ink-soft text-small">{facts.filter(Boolean).join(" · ")}</span>
      </span>
    </label>
  );
}
