/** For how long a token is valid. */
export const tokenDays = [7, 30, 90] as const;
export type TokenDays = (typeof tokenDays)[number];

/** What a token may do besides reading. */
export const tokenScopes = ["draft", "statistics", "leads"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** In characters. */
export const maxTokenName = 60;
