/** How many characters of what somebody asks are looked for. */
export const longestQuery = 200;
