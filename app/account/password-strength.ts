type PasswordStrength = "weak" | "fair" | "strong";

/** An estimate of password strength by length, character kinds and repetition; the server knows the common ones. */
export function passwordStrength(password: string): PasswordStrength {
  const bits = variety(password) * Math.log2(Math.max(2, alphabet(password)));
  if (bits < 45) return "weak";
  return bits < 70 ? "fair" : "strong";
}

/** The length; repeated characters count half, neighbours in a sequence ("abc", "777") not at all. */
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
