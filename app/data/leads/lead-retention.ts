import { createContext } from "react-router";

/** The retention of messages and requests in months; 0 is unlimited. */
export const leadRetentionMonths = createContext<number>();
