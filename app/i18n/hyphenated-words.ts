/** A short part, a hyphen and the rest of a word: «AI-agent», «e-mail», «ERP-pakket». Longer words have to break. */
export const hyphenatedWord = /(?<![\p{L}-])(\p{L}{1,3}-\p{L}[\p{L}-]{0,8}(?![\p{L}-]))/gu;
