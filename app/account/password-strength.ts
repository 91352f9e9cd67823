export type PasswordStrength = "weak" | "fair" | "strong";

/**
 * How hard a password is to guess, as a hint while it is typed: by its length, the kinds of characters and how often
 * they repeat. Whether it is one of the common ones is known to the server alone.
 */
export function passwordStrength(password: string): PasswordStrength {
  const bits = variety(password) * Math.log2(Math.max(2, alphabet(password)));
  if (bits < 45) return "weak";
  return bits < 70 ? "fair" : "strong";
}

/** The length, of which characters seen before count for half, and neighbours in a row ("abc", "777") for nothing. */
function variety(password: string): number {
  const characters = [...password];
  const seen = new Set<string>();
  let sum = 0;
  characters.forEach((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
    if (Math.abs(step) > 1 || Number.isNaN(step)) sum += seen.has(character) ? 0.5 : 1;
    seen.add(character);
  });
  return sum;
}

const kinds: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 20],
];

function alphabet(password: string): number {
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}
