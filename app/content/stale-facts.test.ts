import { expect, it } from "vitest";
import { type FactPlace, followPlaces, saidFacts, staleFactFinder, withEdits } from "./stale-facts.ts";

const team = {
  id: "team",
  name: "Team",
  nl: "14 mensen",
  en: "14 people",
  former: [
    { nl: "12 mensen", en: "12 people" },
    { nl: "9 mensen", en: "9 people" },
  ],
};
const firm = { id: "firm", name: "Firm", nl: "Smit BV", en: "Smit BV", former: [{ nl: "Smit", en: "Smit" }] };
const html = (value: string) => ({ value, declared: { type: "html" as const }, language: "nl" as const });
const find = staleFactFinder([team, firm]);

function stale(value: string) {
  return find(html(value), () => undefined);
}

it.each([
  ["<p>Met 12 mensen. En 9 mensen.</p>", "<p>Met 14 mensen. En 14 mensen.</p>"],
  ["<p>Met <b>12</b> mensen &amp; 12&nbsp;mensen</p>", "<p>Met <b>14</b> mensen &amp; 14&nbsp;mensen</p>"],
  ["<p>Met 12 men&shy;sen</p>", "<p>Met 14 men&shy;sen</p>"],
  ["Met 12 mensen\n• En 9 mensen", "Met 14 mensen\n• En 14 mensen"],
  ["<p>Smit BV en Smit werken samen</p>", "<p>Smit BV en Smit BV werken samen</p>"],
  [
    '<p title="12 mensen">14 mensen</p><!-- 12 mensen -->',
    '<p title="12 mensen">14 mensen</p><!-- 12 mensen -->',
  ],
  ["<p>12</p><p>mensen</p>", "<p>12</p><p>mensen</p>"],
])("%j becomes %j", (value, wanted) => {
  const found = stale(value);
  expect(
    withEdits(
      value,
      found.flatMap(({ edits }) => edits ?? []),
    ),
  ).toBe(wanted);
});

it.each([
  "<blockquote><p>Met 12 mensen</p></blockquote>",
  "<p>Hij zei: <q>met 12 mensen</q>.</p>",
  "<p>“Met 12 mensen”, zei hij.</p>",
  "<p>„Met 12 mensen”, zei hij.</p>",
  "<p>«Met 12 mensen», zei hij.</p>",
  "<p>‘Met 12 mensen en foto’s’, zei hij.</p>",
  "<p>'Met 12 mensen en foto's', zei hij.</p>",
  '<p>"Met 12 mensen", zei hij.</p>',
  "<p>„Met 12 mensen. En zo door.</p>",
])("%j is a quotation", (value) => {
  expect(stale(value)).toMatchObject([{ isQuoted: true }]);
});

it.each(["<p>Foto’s van 12 mensen, ’s avonds</p>", "<p>'s Avonds zijn 12 mensen er, en 's ochtends</p>"])(
  "%j is no quotation",
  (value) => {
    expect(stale(value)).toMatchObject([{ isQuoted: false }]);
  },
);

const ofYear = [
  "In 2023 waren we met 12 mensen.",
  "In 2021 zijn we met twaalf mensen.",
  "Eind 2021, toen alles begon, telde het team 12 mensen.",
  "Het team van 2022 had 12 mensen.",
  "Van de 12 mensen die in 2021 begonnen, zijn er nog zes.",
  "Tot 2024: 12 mensen.",
];
const ofToday = [
  "Sinds 2019 zijn wij met 12 mensen.",
  "Wij begonnen in 2019 en zijn nu met 12 mensen.",
  "Opgericht in 2021, zijn wij met 12 mensen.",
  "In 2026 waren we met 12 mensen.",
  "Met 12 mensen werken wij aan de doelen van 2025.",
  "Wij waren met 12 mensen.",
];

it.each([...ofYear.map((one) => [one, true] as const), ...ofToday.map((one) => [one, false] as const)])(
  "whether %j is about an earlier year: %j",
  (sentence, isOfEarlierYear) => {
    const [former] = team.former;
    const changed = {
      ...team,
      former: [{ nl: "12 mensen", en: "12 people", ...former, until: "2026-11-29" }],
    };
    expect(staleFactFinder([changed])(html(`<p>${sentence}</p>`), () => undefined)).toMatchObject([
      { sentence, isOfEarlierYear },
    ]);
  },
);

it("an earlier year is read in English too, and a year that is the value is none", () => {
  const people = { ...team, former: [{ nl: "12 mensen", en: "12 people", until: "2026-11-29" }] };
  const founded = {
    id: "f",
    name: "Founded",
    nl: "in 2018",
    en: "in 2018",
    former: [{ nl: "founded in 2019", en: "founded in 2019" }],
  };
  const findIn = (value: string) =>
    staleFactFinder([people, founded])({ ...html(`<p>${value}</p>`), language: "en" }, () => undefined).map(
      (one) => one.isOfEarlierYear,
    );
  expect(findIn("We were 12 people in 2021.")).toEqual([true]);
  expect(findIn("By 2023, 12 people worked here.")).toEqual([true]);
  expect(findIn("Since 2021 we are 12 people.")).toEqual([false]);
  expect(findIn("The firm was founded in 2019.")).toEqual([false]);
});

it("names the sentence of what it finds", () => {
  expect(stale("<p>Eerst dit. Wij zijn <i>met</i> 12 mensen! Dan dat.</p>")).toMatchObject([
    { sentence: "Wij zijn met 12 mensen!", said: "12 mensen", now: "14 mensen" },
  ]);
});

it("reads a number with what it counts in another field, and changes its own field alone", () => {
  const figure = (value: string, ending: string, former = team) =>
    staleFactFinder([former])(
      { value, ending, declared: { type: "text" }, language: "nl" },
      () => undefined,
    ).map(({ sentence, edits }) => [sentence, edits && withEdits(value, edits)]);
  expect(figure("12", "mensen in Haarlem")).toEqual([["12 mensen in Haarlem", "14"]]);
  expect(figure("Twaalf", "mensen")).toEqual([["Twaalf mensen", "Veertien"]]);
  expect(figure("9", "weken, met 12 mensen"), "in the other field").toEqual([]);
  expect(figure("12", "mensen", { ...team, nl: "een team" }), "not built alike").toEqual([
    ["12 mensen", null],
  ]);
});

const place = (words: string, isTied = true): FactPlace => ({
  factId: "team",
  language: "nl",
  words,
  isTied,
});

it.each([
  ["Wij zijn met 12 mensen.", "Wij zijn hier met 14 mensen.", true],
  ["12 mensen.", "Veertien mensen.", true],
  ["Wij zijn met 12 mensen.", "Zij waren ooit met mensen van ons.", false],
  ["Wij zijn met 12 mensen.", "Heel iets anders.", false],
])("the tie of %j is that of %j: %j", (words, now, isSame) => {
  const placeOf = followPlaces([place(words)], [html(`<p>${now}</p><p>Nog een andere zin.</p>`)]);
  expect(placeOf(team, "nl", now) !== undefined).toBe(isSame);
});

it("a tie is of one sentence: of two that are as like it is neither, and it stays where its own stands", () => {
  const [own, one, other] = ["Wij zijn met 12 mensen.", "Wij zijn met 13 mensen.", "Wij zijn met 14 mensen."];
  const moved = followPlaces([place(own)], [html(`<p>${one} ${other}</p>`)]);
  expect([one, other].map((sentence) => moved(team, "nl", sentence))).toEqual([undefined, undefined]);
  const stays = followPlaces([place(own)], [html(`<p>${own} ${one}</p>`)]);
  expect([own, one].map((sentence) => stays(team, "nl", sentence)?.isTied)).toEqual([true, undefined]);
});

it("finds what a text says of facts now, and what is tied and does not say it", () => {
  const texts = [html("<p>Met veertien mensen. Met velen. Met 14.</p>")];
  const said = saidFacts([team], texts, followPlaces([place("Met velen.")], texts));
  expect(said).toMatchObject([
    { sentence: "Met veertien mensen.", saysNow: true, place: undefined },
    { sentence: "Met velen.", saysNow: false, place: { isTied: true } },
  ]);
});

// The time of the test ends one that is read in more than linear time.
it.each(["12 mensen. ", "12 mensen. 14 mensen. ", "' 12 mensen ", "“ ‘ „ 12 mensen ", "&amp; 12 mensen "])(
  "a long text with %j again and again is read too",
  (words) => {
    const value = `<p>${words.repeat(4_000)}</p>`;
    const edits = stale(value).flatMap((one) => one.edits ?? []);
    expect(withEdits(value, edits)).not.toContain("12");
  },
);
