import { createContext } from "react-router";

/** Where the site stands for the world, without a slash at the end: for canonical addresses. */
export const siteUrl = createContext<string>();
