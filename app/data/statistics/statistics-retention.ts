import { createContext } from "react-router";

/** The retention of statistics in months; 0 is unlimited. */
export const statisticsRetentionMonths = createContext<number>();
