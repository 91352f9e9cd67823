/** A short part, a hyphen and the rest of a word: «AI-agent», «e-mail», «ERP-pakket». Longer words have to break. */
export const hyphenatedWord = /(?<![\p{L}-])(\p{L}{1,4}-\p{L}[\p{L}-]{0,15}(?![\p{L}-]))/gu;
