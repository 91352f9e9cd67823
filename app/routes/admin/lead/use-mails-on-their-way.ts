import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** How often it is looked what became of a mail, in milliseconds. */
const pace = 3_000;

/** Reads the screen anew as long as a mail is about to be sent for the first time, and somebody looks. */
export function useMailsOnTheirWay(isAny: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), pace);
    return () => clearInterval(timer);
  }, [isAny, revalidate]);
}
