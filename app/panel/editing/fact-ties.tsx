import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import type { Fields } from "../../content/fields.ts";
import { followPlaces, placeWords, type SaidFact, saidFacts, textsOf } from "../../content/stale-facts.ts";
import {
  addPlace,
  type FirmFact,
  listFacts,
  listPlaces,
  removePlace,
  type StoredPlace,
} from "../../data/facts/facts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { factTexts } from "../../i18n/panel/facts.en.ts";
import { smallButton } from "../../ui/panel/buttons.ts";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusOnceGone } from "../../ui/panel/hooks/use-focus-after.ts";

type FactTiesProps = { fields: Fields; id: string; form: object };

/** More would no longer be read. */
const most = 12;

/** The sentences of a document that say a fact of the firm: each is tied to it, or said to be about something else. */
export function FactTies({ fields, id, form }: FactTiesProps) {
  const { t } = useLanguage(factTexts);
  const mayPublish = useRight("publish");
  const summary = useRef<HTMLElement>(null);
  const rememberFocus = useFocusOnceGone(summary, false);
  const { facts, places, decide, isBusy } = useFacts(id);
  // Typing does not wait for it.
  const settled = useDeferredValue(form);
  const said = useMemo(() => {
    if (facts.length === 0) return [];
    const texts = textsOf(fields, settled);
    return saidFacts(facts, texts, followPlaces(places, texts)).filter(
      ({ place }) => place?.isTied !== false,
    );
  }, [facts, places, fields, settled]);
  if (!mayPublish || said.length === 0) return null;
  return (
    <details className="mt-4 rounded-card border border-line bg-white px-5 text-small">
      <summary ref={summary} className="min-h-11 cursor-pointer py-3 font-semibold">
        {said.length === 1 ? t("facts.oneInText") : t("facts.someInText", { count: said.length })}
      </summary>
      <p className="text-ink-soft">{t("facts.tieAbout")}</p>
      <ul className="divide-y divide-line pb-3">
        {said.slice(0, most).map((one) => (
          <SaidRow
            key={`${one.fact.id} ${one.language} ${one.sentence}`}
            said={one}
            isBusy={isBusy}
            decide={(...decision) => {
              rememberFocus();
              decide(...decision);
            }}
          />
        ))}
      </ul>
      {said.length > most && <p className="pb-3">{t("facts.keptMore", { count: said.length - most })}</p>}
    </details>
  );
}

/** Ties a sentence, says that it is about something else, or (null) unties it. */
type Decide = (said: SaidFact, isTied: boolean | null) => void;

function SaidRow({ said, isBusy, decide }: { said: SaidFact; isBusy: boolean; decide: Decide }) {
  const { t } = useLanguage(factTexts);
  const { fact, language, sentence, place, saysNow } = said;
  const state = place ? (saysNow ? "facts.tiedTo" : "facts.tiedUntold") : "facts.says";
  const choices = place
    ? ([["facts.untie", null]] as const)
    : ([
        ["facts.tie", true],
        ["facts.tieNot", false],
      ] as const);
  return (
    <li className="grid gap-2 py-3 [overflow-wrap:anywhere]">
      <p lang={language}>{sentence}</p>
      <p className="text-ink-soft">
        {`${language.toUpperCase()} · ${t(state, { name: fact.name, value: fact[language] })}`}
      </p>
      <p className="flex flex-wrap gap-2">
        {choices.map(([text, isTied], index) => (
          <button
            // What takes a tie back has the focus of what made it.
            key={String(index)}
            type="button"
            aria-label={`${t(text)}: ${sentence} (${language.toUpperCase()})`}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || decide(said, isTied)}
            className={smallButton}
          >
            {t(text)}
          </button>
        ))}
      </p>
    </li>
  );
}

/** The facts, and what was said of the sentences of a document; empty while they are unknown. */
function useFacts(id: string) {
  const { t } = useLanguage(factTexts);
  const { isBusy, act } = useAction();
  const [facts, setFacts] = useState<readonly FirmFact[]>([]);
  const [places, setPlaces] = useState<readonly StoredPlace[]>([]);
  const load = () => listPlaces(accountDatabase(), { subject_ids: [id] });
  useEffect(() => {
    const db = accountDatabase();
    void orNull(Promise.all([listFacts(db), listPlaces(db, { subject_ids: [id] })])).then((found) => {
      if (!found) return;
      setFacts(found[0]);
      setPlaces(found[1]);
    });
  }, [id]);

  function decide({ fact, language, sentence, place }: SaidFact, isTied: boolean | null): void {
    const words = placeWords(sentence);
    const before = place && { ...place, subjectId: id };
    const after = isTied === null ? undefined : { factId: fact.id, subjectId: id, language, words, isTied };
    const replace = async (old: StoredPlace | undefined, now: StoredPlace | undefined) => {
      if (old) await removePlace(accountDatabase(), old);
      if (now) await addPlace(accountDatabase(), now);
      setPlaces(await load());
    };
    void act(() => replace(before, after), {
      done: t(isTied === null ? "facts.untied" : isTied ? "facts.tied" : "facts.tiedNot"),
      failed: t("facts.tieFailed"),
      undo: () => replace(after, before),
    });
  }

  return { facts, places, isBusy, decide };
}
