import { createContext } from "react-router";

/** How many months messages and requests are kept; 0 is for ever. */
export const leadsKept = createContext<number>();
