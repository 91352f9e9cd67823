import { createContext } from "react-router";

/** For how many days what was deleted can be restored. */
export const trashRetentionDays = createContext<number>();
