import { createContext } from "react-router";

/** The public origin for canonical URLs, without a trailing slash. */
export const siteUrl = createContext<string>();
